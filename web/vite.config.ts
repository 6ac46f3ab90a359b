// How the web app is built, served while developing, and tested.
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const server = process.env.PAGELINGS_API ?? 'http://127.0.0.1:8080';
/** The server takes changes from its own pages only, so the proxy speaks as one of them. */
const proxy = {
  '/api': {
    target: server,
    changeOrigin: true,
    headers: { origin: server, 'sec-fetch-site': 'same-origin' },
  },
};

/** The two faces of the first screen start loading with the page, not with its style sheet. */
const earlyFonts: Plugin = {
  name: 'early-fonts',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => /(grandstander-latin-wght|andika-latin-400)-normal.*\.woff2$/.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${file}` },
          injectTo: 'head',
        })),
  },
};

export default defineConfig({
  plugins: [react(), tailwind(), earlyFonts],
  build: { target: 'baseline-widely-available', assetsInlineLimit: 0 },
  server: { proxy },
  preview: { proxy },
  test: { include: ['src/**/*.test.ts'] },
});
