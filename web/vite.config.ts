// How the web app is built, served while developing, and tested.
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { earlyFonts } from './vite/early-fonts';
import { prerender } from './vite/prerender';
import { shell } from './vite/shell';

const server = process.env.PAGELINGS_API ?? 'http://127.0.0.1:8080';
/** The server takes changes from its own pages only, so the proxy speaks as one of them. */
const proxy = {
  '/api': {
    target: server,
    changeOrigin: true,
    headers: { origin: server, 'sec-fetch-site': 'same-origin' },
  },
};

export default defineConfig({
  plugins: [react(), tailwind(), earlyFonts, shell, prerender],
  build: { target: 'baseline-widely-available', assetsInlineLimit: 0 },
  server: { proxy },
  preview: { proxy },
  test: { include: ['src/**/*.test.ts'] },
});
