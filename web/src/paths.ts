// Every address of the app.

export const paths = {
  home: '/',
  welcome: '/welcome',
  login: '/login',
  register: '/register',
  create: '/create',
  coloring: '/coloring',
  gallery: '/gallery',
  donation: '/donation',
  donationSuccess: '/donation/success',
  donationCancel: '/donation/cancel',
  privacy: '/privacy-policy',
  terms: '/terms-of-service',
  cookies: '/cookies-policy',
  contact: '/contact-us',
  about: '/about',
  credits: '/credits',
  account: '/account',
  adventures: '/adventures',
  storyCharacter: '/story/character',
  storySettings: '/story/settings',
  storyGenerating: '/create/generating',
  story: '/story',
  stories: '/stories',
  review: '/review',
  members: '/members',
} as const;

export type Mode = 'prompt' | 'child' | 'standard' | 'photo';

/** A story to read. */
export const storyAt = (id: string): string => `/story/${id}`;

/** The hub with one mode open. */
export const createMode = (mode: Mode): string => `/create?mode=${mode}`;

/** Where to go on after signing in; only places of this site. */
export const withReturn = (page: '/login' | '/register', from: string): string =>
  `${page}?from=${encodeURIComponent(from)}`;

/** The `from` of an address, if it is a place of this site. */
export function returnTo(search: string): string {
  const from = new URLSearchParams(search).get('from') ?? '';
  return /^\/(?![/\\])/.test(from) ? from : paths.create;
}
