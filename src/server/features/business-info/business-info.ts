// The client's business information: reading it and saving it whole.
import type { z } from 'zod'
import type { saveBusinessInfo } from '#contract/client-data.ts'
import { businessCountry, businessInfoProblem } from '#domain/business-info.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { saveImporter } from '../../records/business-info/importer-details.ts'
import { settleAll } from '../../records/items/settle-all.ts'
import type { SettleNeeds } from '../../records/items/settle-shipment.ts'
import type { Scope } from '../../scope.ts'
import { changedFields, insertAudit } from '../../store/audit-log.ts'
import { type BusinessInfoRow, findBusinessInfo, saveBusinessInfoRow } from '../../store/business-info.ts'

type BusinessInfoInput = z.output<typeof saveBusinessInfo.body>

export const getClientBusinessInfo = ({ db }: Pick<Deps, 'db'>, scope: Scope): Promise<BusinessInfoRow | undefined> =>
  findBusinessInfo(db, scope.clientId)

/** Importer details left out stay, null removes them. Throws `invalid` while the agreement is not signed or the Canadian business number is missing or wrong. */
export async function saveClientBusinessInfo(
  needs: Pick<Deps, 'db' | 'secrets'> & SettleNeeds,
  scope: Scope,
  { importer, ...input }: BusinessInfoInput,
): Promise<void> {
  const { db, now } = needs
  const fields = {
    ...input,
    canadian_business_number: input.canadian_business_number || null,
    country: businessCountry(input.business_type, input.country),
  }
  const problem = businessInfoProblem({
    businessType: fields.business_type,
    canadianBusinessNumber: fields.canadian_business_number,
    shippingAgreementSigned: fields.shipping_agreement_signed,
  })
  if (problem) throw new AppError('invalid', 'business-info-wrong', { problem })
  const isSaved = await db.transaction().execute(async (tx) => {
    if (importer !== undefined) await saveImporter(tx, needs, scope, importer)
    const changes = changedFields((await findBusinessInfo(tx, scope.clientId)) ?? {}, fields)
    if (!changes) return false
    await saveBusinessInfoRow(tx, { client_id: scope.clientId, ...fields, updated_at: now() })
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
