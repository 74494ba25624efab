// The client's business information: reading it and saving it whole.
import { createHash } from 'node:crypto'
import type { z } from 'zod'
import type { saveBusinessInfo } from '#contract/client-data.ts'
import { isOfOtherCountry, type PlaceOf, placeDoubts } from '#domain/address/place-doubts.ts'
import { businessCountry, businessInfoProblem } from '#domain/business-info.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { saveImporter } from '../../records/business-info/importer-details.ts'
import { settleAll } from '../../records/items/settle-all.ts'
import type { SettleNeeds } from '../../records/items/settle-shipment.ts'
import type { Scope } from '../../scope.ts'
import { changedFields, insertAudit } from '../../store/audit-log.ts'
import { type BusinessInfoRow, findBusinessInfo, saveBusinessInfoRow } from '../../store/business-info.ts'
import { lockClient } from '../../store/clients.ts'
import type { Db, Tx } from '../../store/database.ts'
import { findSealedImporter } from '../../store/importer-details.ts'

type BusinessInfoInput = z.output<typeof saveBusinessInfo.body>

type Found = { readonly info: BusinessInfoRow; readonly version: string }

/** Undefined before anything was saved. */
export async function getClientBusinessInfo({ db }: Pick<Deps, 'db'>, scope: Scope): Promise<Found | undefined> {
  const info = await findBusinessInfo(db, scope.clientId)
  return info && { info, version: await versionOf(db, info) }
}

/** Equal as long as neither the information nor the importer details are saved anew. */
async function versionOf(db: Db, info: BusinessInfoRow): Promise<string> {
  const sealed = await findSealedImporter(db, info.client_id)
  return createHash('sha256')
    .update(JSON.stringify([info, sealed]))
    .digest('hex')
    .slice(0, 32)
}

async function refuseStale(tx: Tx, scope: Scope, version: string | null | undefined): Promise<void> {
  if (version === undefined) return
  const info = await findBusinessInfo(tx, scope.clientId)
  const now = info ? await versionOf(tx, info) : null
  if (now !== version) throw new AppError('conflict', 'changed-meanwhile')
}

type Address = {
  readonly country: string | null
  readonly state: string | null
  readonly postal_code: string | null
}

/** Papers print the country as it stands: an address in Guelph would be printed as one in the United States. Source: decisions k. */
function refuseOtherCountry(of: PlaceOf, { country, state, postal_code }: Address): void {
  const place = { country, state: state ?? '', postalCode: postal_code ?? '' }
  const doubt = placeDoubts(place).find(isOfOtherCountry)
  if (doubt) throw new AppError('invalid', 'place-of-other-country', { of, doubt, chosen: country ?? '' })
}

/**
 * Importer details left out stay, null removes them. What staff save leaves the shipping agreement as the client left it. Throws `invalid`
 * while a client has not signed it, the Canadian business number is missing or wrong, or an address that nobody kept as it is lies in
 * another country than it says, `conflict` where somebody else saved since `version`
 * and where staff would agree for the client.
 */
export async function saveClientBusinessInfo(
  needs: Pick<Deps, 'db' | 'secrets'> & SettleNeeds,
  scope: Scope,
  { importer, version, places_kept: kept = [], ...input }: BusinessInfoInput,
): Promise<void> {
  const { db, now } = needs
  const fields = {
    ...input,
    canadian_business_number: input.canadian_business_number || null,
    country: businessCountry(input.business_type, input.country),
  }
  const isByStaff = scope.actor.kind === 'staff'
  const problem = businessInfoProblem({
    businessType: fields.business_type,
    canadianBusinessNumber: fields.canadian_business_number,
    shippingAgreementSigned: fields.shipping_agreement_signed || isByStaff,
  })
  if (problem) throw new AppError('invalid', 'business-info-wrong', { problem })
  if (!kept.includes('business')) refuseOtherCountry('business', fields)
  if (importer && !kept.includes('importer')) refuseOtherCountry('importer', importer)
  const isSaved = await db.transaction().execute(async (tx) => {
    await lockClient(tx, scope.clientId)
    await refuseStale(tx, scope, version)
    const isImporterSaved = importer !== undefined && (await saveImporter(tx, needs, scope, importer))
    const before = await findBusinessInfo(tx, scope.clientId)
    const hasAgreed = before?.shipping_agreement_signed ?? false
    if (isByStaff && fields.shipping_agreement_signed && !hasAgreed) throw new AppError('conflict', 'client-agrees')
    const saved = isByStaff ? { ...fields, shipping_agreement_signed: hasAgreed } : fields
    const changes = changedFields(before ?? {}, saved)
    if (!changes) return isImporterSaved
    await saveBusinessInfoRow(tx, { client_id: scope.clientId, ...saved, updated_at: now() })
    await insertAudit(tx, {
      at: now(),
      actor: scope.actor,
      clientId: scope.clientId,
      action: 'business-info.saved',
      subject: { kind: 'business_info', id: scope.clientId },
      ...changes,
    })
    return true
  })
  if (isSaved) await settleAll(needs, { clientId: scope.clientId, actor: scope.actor })
}
