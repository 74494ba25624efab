// API keys: issued with a secret that is shown once, listed, revoked.
import { API_SCOPES, type ApiScope } from '#domain/api-scope.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { type Page, pageOf } from '../../records/shipments/paging.ts'
import type { Actor } from '../../scope.ts'
import { type ApiKeyRow, findApiKey, insertApiKey, pageOfApiKeys, revokeApiKeyRow } from '../../store/api-keys.ts'
import { insertAudit } from '../../store/audit-log.ts'

const PER_PAGE = 25
/** Random bytes: 16 letters of the id, 43 of the secret. */
const ID_BYTES = 12
const SECRET_BYTES = 32

type Needs = Pick<Deps, 'db' | 'now' | 'newSecret' | 'secrets'>

/** A new key with its secret, which is stored encrypted and never given out again. */
export async function issueKey(
  { db, now, newSecret, secrets }: Needs,
  actor: Actor,
  { name, scopes }: { readonly name: string; readonly scopes: readonly ApiScope[] },
): Promise<{ readonly key: ApiKeyRow; readonly secret: string }> {
  const secret = newSecret(SECRET_BYTES)
  const id = `pk_${newSecret(ID_BYTES)}`
  const key: ApiKeyRow = {
    id,
    name,
    sealed_secret: secrets.seal(secret, id),
    scopes: API_SCOPES.filter((each) => scopes.includes(each)),
    issued_by: actor.name,
    issued_at: now(),
    last_used_at: null,
    revoked_by: null,
    revoked_at: null,
  }
  await db.transaction().execute(async (tx) => {
    await insertApiKey(tx, key)
    const subject = { kind: 'api_key', id }
    const entry = {
      at: now(),
      actor,
      clientId: null,
      action: 'api-key.issued',
      subject,
      before: null,
      after: { name, scopes: key.scopes },
    }
    await insertAudit(tx, entry)
  })
  return { key, secret }
}

export async function listKeys({ db }: Pick<Deps, 'db'>, page: number): Promise<Page<ApiKeyRow>> {
  const { rows, total } = await pageOfApiKeys(db, { limit: PER_PAGE, offset: (page - 1) * PER_PAGE })
  return pageOf(rows, { page, perPage: PER_PAGE, total })
}

/** Nothing happens to a key that is revoked already. Throws `missing` for one that was never issued. */
export async function revokeKey({ db, now }: Pick<Deps, 'db' | 'now'>, actor: Actor, id: string): Promise<ApiKeyRow> {
  return db.transaction().execute(async (tx) => {
    const revoked = await revokeApiKeyRow(tx, id, actor.name, now())
    const key = await findApiKey(tx, id)
    if (!key) throw new AppError('missing', 'not-found')
    if (revoked)
      await insertAudit(tx, {
        at: now(),
        actor,
        clientId: null,
        action: 'api-key.revoked',
        subject: { kind: 'api_key', id },
        before: { name: key.name },
        after: null,
      })
    return key
  })
}
