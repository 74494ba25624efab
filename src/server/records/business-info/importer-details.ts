// The importer of record and the contact papers name: kept encrypted, its number shown masked, never sent back in full.
import { z } from 'zod'
import { isMasked, maskImporterNumber, parseImporterNumber } from '#domain/importer-number.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import type { Scope } from '../../scope.ts'
import { insertAudit } from '../../store/audit-log.ts'
import type { Db, Tx } from '../../store/database.ts'
import { deleteImporter, findSealedImporter, saveSealedImporter } from '../../store/importer-details.ts'

const FIELDS = [
  'name',
  'number',
  'address_line1',
  'address_line2',
  'city',
  'state',
  'country',
  'postal_code',
  'contact_name',
  'contact_title',
  'contact_email',
  'default_mid',
] as const
export type ImporterDetails = Readonly<Record<(typeof FIELDS)[number], string | null>>

const kept = z.record(z.enum(FIELDS), z.string().nullable())

type Needs = Pick<Deps, 'db' | 'now' | 'secrets'>

/** What is kept, with the full number: for papers. Null when nothing is; 'locked' when the key does not open it. */
export async function getImporter(
  { secrets }: Pick<Deps, 'secrets'>,
  db: Db,
  clientId: string,
): Promise<ImporterDetails | null | 'locked'> {
  return openedImporter({ secrets }, clientId, await findSealedImporter(db, clientId))
}

/** The same of what was read already. */
export function openedImporter(
  { secrets }: Pick<Deps, 'secrets'>,
  clientId: string,
  sealed: string | undefined,
): ImporterDetails | null | 'locked' {
  if (sealed === undefined) return null
  const opened = secrets.open(sealed, clientId)
  return opened === undefined ? 'locked' : kept.parse(JSON.parse(opened))
}

/** The same for screens: the number masked. */
export const masked = (details: ImporterDetails): ImporterDetails => ({
  ...details,
  number: details.number && maskImporterNumber(details.number),
})

/**
 * Replaces what is kept; null removes it. A masked number keeps the one that is there. The audit log names the fields that
 * changed, never their content. Answers whether anything did. Throws `invalid` for a number of another form, `unavailable` when nothing can be encrypted or opened.
 */
export async function saveImporter(
  tx: Tx,
  needs: Needs,
  scope: Scope,
  given: ImporterDetails | null,
): Promise<boolean> {
  const existing = await getImporter(needs, tx, scope.clientId)
  if (existing === 'locked') throw new AppError('unavailable', 'importer-details-locked')
  const details = given && { ...given, number: numberOf(given.number, existing?.number ?? null) }
  const isEmpty = !details || FIELDS.every((field) => !details[field])
  const changed = FIELDS.filter((field) => (existing?.[field] ?? null) !== (isEmpty ? null : (details[field] ?? null)))
  if (changed.length === 0) return false
  if (isEmpty) await deleteImporter(tx, scope.clientId)
  else
    await saveSealedImporter(
      tx,
      scope.clientId,
      needs.secrets.seal(JSON.stringify(details), scope.clientId),
      needs.now(),
    )
  await insertAudit(tx, {
    at: needs.now(),
    actor: scope.actor,
    clientId: scope.clientId,
    action: isEmpty ? 'importer.removed' : 'importer.saved',
    subject: { kind: 'importer', id: scope.clientId },
    before: null,
    after: { fields: changed },
  })
  return true
}

function numberOf(typed: string | null, existing: string | null): string | null {
  if (!typed) return null
  if (isMasked(typed)) {
    if (existing && maskImporterNumber(existing) === typed) return existing
    throw new AppError('invalid', 'importer-number-masked')
  }
  const number = parseImporterNumber(typed)
  if (!number) throw new AppError('invalid', 'importer-number-form')
  return number
}
