// What a database gets at the start: passwords the operator set, and the demo data when it is new and not production.
import { DEMO_CLIENT_ID } from './demo/clients.ts'
import { loadDemo } from './demo/load-demo.ts'
import { resetDemo } from './demo/reset-demo.ts'
import type { Deps } from './deps.ts'
import type { Env } from './env.ts'
import { hashPassword } from './features/session/password.ts'
import { findClient } from './store/clients.ts'
import { saveSetting } from './store/settings.ts'

/** Answers whether the demo data is there, loaded now or at an earlier start. */
export async function provideFirstData(env: Env, deps: Deps): Promise<boolean> {
  if (deps.settings.demo && env.demoReset) await resetDemo(deps)
  if (deps.settings.demo) await loadDemo(deps)
  await keepPassword(deps, 'staff_password_hash', env.staffPassword)
  await keepPassword(deps, 'document_password_hash', env.documentPassword)
  return deps.settings.demo && (await findClient(deps.db, DEMO_CLIENT_ID)) !== undefined
}

/** A password of the environment replaces the one that was set before. */
async function keepPassword(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  key: 'staff_password_hash' | 'document_password_hash',
  password: string | undefined,
): Promise<void> {
  if (password) await saveSetting(db, key, await hashPassword(password), now())
}
