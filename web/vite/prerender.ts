// The landing page is painted before any script runs: its HTML is written into index.html when the
// app is built. Every other address gets app.html, the empty page. Both carry their styles.
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';

const ROOT = '<div id="root"></div>';
const STYLES = /<link rel="stylesheet"[^>]*href="\/(assets\/[^"]+\.css)"[^>]*>/;

/** The landing page's markup and title, rendered by a build for Node. */
async function landing(): Promise<{ html: string; title: string }> {
  const outDir = await mkdtemp(join(import.meta.dirname, '../node_modules/.landing-'));
  try {
    await build({ logLevel: 'warn', build: { ssr: 'src/landing.tsx', outDir, emptyOutDir: true } });
    const [entry = ''] = (await readdir(outDir)).filter((file) => /^landing\.m?js$/.test(file));
    const { render } = await import(pathToFileURL(join(outDir, entry)).href);
    const markup: string = render();
    const title = /<title>(.*?)<\/title>/.exec(markup)?.[1] ?? '';
    return { html: markup.replace(/<title>.*?<\/title>/, ''), title };
  } finally {
    await rm(outDir, { recursive: true });
  }
}

export const prerender: Plugin = {
  name: 'prerender',
  apply: (config, { command }) => command === 'build' && !config.build?.ssr,
  async writeBundle({ dir = 'dist' }) {
    const built = await readFile(join(dir, 'index.html'), 'utf8');
    const { html, title } = await landing();
    const styles = STYLES.exec(built)?.[1];
    if (!styles || !html || !built.includes(ROOT))
      throw new Error('index.html is not as prerender expects it');
    const css = await readFile(join(dir, styles), 'utf8');
    const empty = built.replace(STYLES, () => `<style data-from="/${styles}">${css}</style>`);
    await writeFile(join(dir, 'app.html'), empty);
    const filled = empty
      .replace(/<title>.*?<\/title>/, () => `<title>${title}</title>`)
      .replace(ROOT, () => `<div id="root" data-painted="landing">${html}</div>`);
    await writeFile(join(dir, 'index.html'), filled);
  },
};
