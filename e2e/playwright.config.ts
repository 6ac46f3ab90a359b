// The user stories, in a real browser against the real binary with an empty data folder: one for each width, so that both go
// on at a time and neither meets what the other leaves.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { defineConfig, type Project } from '@playwright/test';

const port = Number(process.env.PAGELINGS_E2E_PORT ?? 4180);
const built = resolve(import.meta.dirname, '..', process.env.CARGO_TARGET_DIR ?? 'target', 'debug/pagelings');
const binary = resolve(import.meta.dirname, process.env.PAGELINGS_BIN ?? built);
/** Something that runs already, such as `vite preview`; without it the binary is started. */
const running = process.env.PAGELINGS_E2E_URL;

const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const address = (number: number) => `127.0.0.1:${port + number}`;

/** The binary on the port of that number. */
function server(number: number) {
  const data = mkdtempSync(join(tmpdir(), 'pagelings-e2e-'));
  return {
    command: `exec "${binary}" serve --addr ${address(number)} --data "${data}"`,
    url: `http://${address(number)}/readyz`,
    reuseExistingServer: false,
    stdout: 'ignore' as const,
    stderr: 'ignore' as const,
  };
}

/** A width whose stories, one after the other, are told to the server of that number. */
function at(number: number, width: Project): Project {
  return { ...width, workers: 1, use: { ...width.use, baseURL: running ?? `http://${address(number)}` } };
}

export default defineConfig({
  testDir: 'stories',
  globalSetup: './operator.ts',
  outputDir: 'out/failures',
  timeout: 90_000,
  expect: { timeout: 15_000 },
  // What runs already is one for both.
  workers: running ? 1 : 2,
  reporter: [['list']],
  use: {
    locale: 'en-US',
    timezoneId: 'UTC',
    screenshot: 'only-on-failure',
    // What it fetches no story can answer for.
    serviceWorkers: 'block',
    launchOptions: { executablePath: '/usr/bin/chromium', args: flags },
  },
  projects: [
    // The narrowest width is a phone's.
    at(0, { name: '1280', testIgnore: ['narrow.spec.ts'], use: { viewport: { width: 1280, height: 900 } } }),
    at(1, {
      name: '390',
      // A phone has no Tab key, and paper is the same everywhere.
      testIgnore: ['keyboard.spec.ts', 'print.spec.ts'],
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
    }),
  ],
  webServer: running ? undefined : [0, 1].map(server),
});
