// How the web app is built, served while developing, and tested.
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const proxy = { '/api': process.env.PAGELINGS_API ?? 'http://127.0.0.1:8080' };

export default defineConfig({
  plugins: [react(), tailwind()],
  build: { target: 'baseline-widely-available', assetsInlineLimit: 0 },
  server: { proxy },
  preview: { proxy },
  test: { include: ['src/**/*.test.ts'] },
});
