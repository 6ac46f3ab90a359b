// What the upload form takes.
import { expect, it } from 'vitest';
import { complaintsOf, EMPTY, refusalOf, toSend, withTags } from './uploadForm';

it.each([
  [null, 'No image selected'],
  [{ type: 'application/pdf', size: 10 }, 'Invalid file type'],
  [{ type: 'image/png', size: 5 * 1024 * 1024 + 1 }, 'File too large'],
  [{ type: 'image/gif', size: 5 * 1024 * 1024 }, undefined],
])('a file of %j', (file, title) => expect(refusalOf(file)?.[0]).toBe(title));

it.each([
  [[], ' sun , moon,', ['sun', 'moon']],
  [['sun'], 'sun', ['sun']],
  [['a', 'b', 'c', 'd'], 'e, f', ['a', 'b', 'c', 'd', 'e']],
])('%j and %j', (tags, typed, all) => expect(withTags(tags, typed)).toEqual(all));

it.each([
  ['', '', { title: 'Title is required' }],
  ['Boat', '', {}],
  ['Boat', '0', { childAge: 'Age must be a whole number from 1 to 18' }],
  ['Boat', '18', {}],
  ['Boat', '18.5', { childAge: 'Age must be a whole number from 1 to 18' }],
])('a title %j and an age %j', (title, childAge, said) =>
  expect(complaintsOf({ ...EMPTY, title, childAge })).toEqual(said),
);

it('sends tags as a JSON array and isPublic as a word', () => {
  const form = toSend({ ...EMPTY, title: ' Boat ', tags: ['sea'] }, new File(['x'], 'boat.png'));
  expect([form.get('title'), form.get('tags'), form.get('isPublic')]).toEqual(['Boat', '["sea"]', 'true']);
});
