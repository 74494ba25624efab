// What a database gets at the start: passwords the operator set, and the demo data when it is new and not production.
import { DEMO_CLIENT_ID } from './demo/clients.ts'
import { loadDemo } from './demo/load-demo.ts'
import { resetDemo } from './demo/reset-demo.ts'
import { signDemoCertificates } from './demo/sign-certificates.ts'
import type { Deps } from './deps.ts'
import type { Env } from './env.ts'
import { hashPassword, isPassword, passwordHash } from './records/session/password.ts'
import { insertAudit } from './store/audit-log.ts'
import { findClient } from './store/clients.ts'
import { deleteSessionsOf } from './store/sessions.ts'
import { findSetting, saveSetting } from './store/settings.ts'

/** Answers whether the demo data is there, loaded now or at an earlier start. */
export async function provideFirstData(env: Env, deps: Deps): Promise<boolean> {
  if (deps.settings.demo) {
    if (env.demoReset) await resetDemo(deps)
    await loadDemo(deps)
    await signDemoCertificates(deps)
  }
  await keepPassword(deps, 'staff_password_hash', env.staffPassword)
  await keepPassword(deps, 'document_password_hash', env.documentPassword)
  return deps.settings.demo && (await findClient(deps.db, DEMO_CLIENT_ID)) !== undefined
}

type Needs = Pick<Deps, 'db' | 'now'>
type PasswordKey = 'staff_password_hash' | 'document_password_hash'

/** A password of the environment replaces the one that was set before: with another staff password all staff sign in again. */
export async function keepPassword({ db, now }: Needs, key: PasswordKey, password: string | undefined): Promise<void> {
  if (!password) return
  const stored = passwordHash.safeParse(await findSetting(db, key)).data
  if (stored && (await isPassword(password, stored))) return
  const hash = await hashPassword(password)
  await db.transaction().execute(async (tx) => {
    await saveSetting(tx, key, hash, now())
    const endedSessions = key === 'staff_password_hash' ? await deleteSessionsOf(tx, { kind: 'shared' }) : 0
    await insertAudit(tx, {
      at: now(),
      actor: ENVIRONMENT,
      clientId: null,
      action: 'password.changed',
      subject: { kind: 'setting', id: key },
      before: null,
      after: key === 'staff_password_hash' ? { ended_sessions: endedSessions } : null,
    })
  })
}

const ENVIRONMENT = { kind: 'system', id: 'environment', name: 'Environment' } as const
