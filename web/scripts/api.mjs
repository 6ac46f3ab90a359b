// Turns the server's OpenAPI snapshot into TypeScript types: `npm run api [-- snapshot.json]`.
// `--check` changes nothing and fails where the types are stale.
import { readFile, writeFile } from 'node:fs/promises';
import openapi, { astToString } from 'openapi-typescript';

const args = process.argv.slice(2);
const check = args.includes('--check');
const snapshot = new URL(
  args.find((arg) => !arg.startsWith('--')) ?? '../crates/server/openapi.json',
  `file://${process.cwd()}/`,
);
const target = new URL('../src/api/schema.ts', import.meta.url);

const types = astToString(await openapi(snapshot));
const text = `// Generated from the server's OpenAPI document by \`npm run api\`. Do not edit.\n\n${types}`;

if (!check) await writeFile(target, text);
else if ((await readFile(target, 'utf8').catch(() => '')) !== text) {
  process.stderr.write('src/api/schema.ts is stale: run `npm run api` in web/\n');
  process.exitCode = 1;
}
