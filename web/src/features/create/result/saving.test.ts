// What saving asks for.
import { expect, it } from 'vitest';
import { obstacleTo } from './useSaving';

it('needs a page first, then somebody who is signed in', () => {
  const said = ['No image to save', 'Please generate a coloring page first.'];
  expect(obstacleTo({ imageUrl: '', signedIn: true })).toEqual(said);
  expect(obstacleTo({ imageUrl: '', signedIn: false })).toEqual(said);
  expect(obstacleTo({ imageUrl: '/api/images/1.png', signedIn: false })).toBe('sign in');
  expect(obstacleTo({ imageUrl: '/api/images/1.png', signedIn: true })).toBeUndefined();
});
