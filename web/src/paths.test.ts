// Where one may be sent after signing in.
import { expect, it } from 'vitest';
import { returnTo, withReturn } from './paths';

it('comes back to where it left', () => {
  const address = withReturn('/login', '/coloring?step=color');
  expect(returnTo(address.slice(address.indexOf('?')))).toBe('/coloring?step=color');
});

it.each([
  '',
  '?from=',
  '?from=https://elsewhere.example',
  '?from=//elsewhere.example',
  '?from=/%5Celsewhere.example',
])('never leaves the site: %s', (search) => expect(returnTo(search)).toBe('/create'));
