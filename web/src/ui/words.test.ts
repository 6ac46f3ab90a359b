// Small rules of the interface: paper by region, names of files.
import { expect, it } from 'vitest';
import { hyphenated } from './download';
import { paperOf } from './paper';

it.each([
  ['en-US', 'letter'],
  ['fr-CA', 'letter'],
  ['es-MX', 'letter'],
  ['en-GB', 'a4'],
  ['de', 'a4'],
  ['zh-Hans-CN', 'a4'],
])('%s prints on %s', (locale, paper) => expect(paperOf(locale)).toBe(paper));

it.each([
  ['Maya', 'maya'],
  ['  Mia  Rose ', 'mia-rose'],
  ["Zoë's Day / Night", "zoë's-day--night"],
])('%j becomes %j in a file name', (text, name) => expect(hyphenated(text)).toBe(name));
