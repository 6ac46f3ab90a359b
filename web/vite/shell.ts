// Writes the service worker: its code, and the list of files that make the app open without a network.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const CODE = new URL('./worker.js', import.meta.url);
/** Older browsers' fonts and rare letters are fetched when they are needed. */
const LEFT_OUT = /\.woff$|-latin-ext-|\.html$|\.map$/;

export const shell: Plugin = {
  name: 'shell',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  async generateBundle(_options, bundle) {
    const files = Object.keys(bundle)
      .filter((file) => file.startsWith('assets/') && !LEFT_OUT.test(file))
      .map((file) => `/${file}`)
      .sort();
    const code = await readFile(CODE, 'utf8');
    const version = createHash('sha256').update(code).update(files.join()).digest('hex').slice(0, 12);
    const source = code
      .replace('__VERSION__', () => JSON.stringify(version))
      .replace('__FILES__', () => JSON.stringify(['/app.html', ...files]));
    this.emitFile({ type: 'asset', fileName: 'sw.js', source });
  },
};
