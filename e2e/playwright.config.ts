// The user stories, in a real browser against the real binary with an empty data folder.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { defineConfig } from '@playwright/test';

const port = Number(process.env.PAGELINGS_E2E_PORT ?? 4180);
const built = resolve(import.meta.dirname, '..', process.env.CARGO_TARGET_DIR ?? 'target', 'debug/pagelings');
const binary = resolve(import.meta.dirname, process.env.PAGELINGS_BIN ?? built);
const address = `127.0.0.1:${port}`;
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

export default defineConfig({
  testDir: 'stories',
  globalSetup: './operator.ts',
  outputDir: 'out/failures',
  timeout: 90_000,
  expect: { timeout: 15_000 },
  workers: 1,
  reporter: [['list']],
  use: {
    baseURL: running ?? `http://${address}`,
    locale: 'en-US',
    timezoneId: 'UTC',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: '/usr/bin/chromium', args: flags },
  },
  projects: [
    // The narrowest width is a phone's.
    { name: '1280', testIgnore: ['narrow.spec.ts'], use: { viewport: { width: 1280, height: 900 } } },
    {
      name: '390',
      // A phone has no Tab key, and paper is the same everywhere.
      testIgnore: ['keyboard.spec.ts', 'print.spec.ts'],
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
    },
  ],
  webServer: running
    ? undefined
    : {
        command: `exec "${binary}" serve --addr ${address} --data "${mkdtempSync(join(tmpdir(), 'pagelings-e2e-'))}"`,
        url: `http://${address}/readyz`,
        reuseExistingServer: false,
        stdout: 'ignore',
        stderr: 'ignore',
      },
});
