// Someone who has an account already: made once a run, signed in without a form.
import type { Page } from '@playwright/test';
import { someone } from './screen';

const who = someone();
let known = false;

export async function signedIn(page: Page): Promise<typeof who> {
  await page.request.post(known ? '/api/auth/login' : '/api/auth/register', { data: who });
  known = true;
  return who;
}
