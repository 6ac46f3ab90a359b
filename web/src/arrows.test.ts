// The law of imports: ui and api know nothing of ours, child knows both, a feature knows all three and itself.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname);
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
const placeOf = (file: string) =>
  file
    .split('/')
    .slice(0, file.startsWith('features/') ? 2 : 1)
    .join('/');

function mayImport(from: string, to: string): boolean {
  if (from === to) return true;
  if (from === 'ui' || from === 'api') return false;
  if (from === 'child') return to === 'ui' || to === 'api';
  if (from.startsWith('features/')) return ['ui', 'api', 'child', 'paths'].includes(to);
  return true;
}

function importsOf(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  const found = text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g);
  return [...found].map((match) => relative(root, resolve(root, file, '..', match[1] ?? '')));
}

it('every import follows the arrows', () => {
  const wrong = files.flatMap((file) =>
    importsOf(file)
      .filter((to) => !mayImport(placeOf(file), placeOf(to)))
      .map((to) => `${file} imports ${to}`),
  );
  expect(wrong).toEqual([]);
});

it('every file opens with what it is for, and no component is longer than 250 lines', () => {
  const texts = files.map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
  expect(texts.filter(({ text }) => !text.startsWith('// ')).map(({ file }) => file)).toEqual([]);
  expect(texts.filter(({ file, text }) => file.endsWith('.tsx') && text.split('\n').length > 251)).toEqual(
    [],
  );
});
