// Whoever makes the first account of an installation is its operator: this one, in each of them, before any story begins.
import { type FullConfig, request } from '@playwright/test';

export const OPERATOR = { email: 'operator@example.org', password: 'crayons-and-paper', displayName: 'Olive' };

/** Fine where the account is there already. */
export default async function registerOperator(config: FullConfig): Promise<void> {
  for (const { use } of config.projects) {
    const visitor = await request.newContext({ baseURL: use.baseURL });
    await visitor.post('/api/auth/register', { data: OPERATOR });
    await visitor.dispose();
  }
}
