// The two faces of the first screen start loading with the page, not with its style sheet.
import type { Plugin } from 'vite';

export const earlyFonts: Plugin = {
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
