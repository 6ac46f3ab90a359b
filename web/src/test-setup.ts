// What every web test starts from: DOM matchers and the one observer jsdom lacks.
import '@testing-library/jest-dom/vitest';

globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
