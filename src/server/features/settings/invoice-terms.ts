// What invoices say that do not say otherwise: terms of delivery, how buyer and seller stand, port of entry.
import type { z } from 'zod'
import type { saveInvoiceTerms as call, invoiceTerms } from '#contract/settings.ts'
import type { Deps } from '../../deps.ts'
import { type InvoiceTermsSetting, invoiceTermsSetting } from '../../records/invoices/configured-parties.ts'
import type { Actor } from '../../scope.ts'
import { changeSetting } from './change-setting.ts'

type Terms = z.output<typeof invoiceTerms>

/** Terms with nothing set remove the setting. Throws `conflict` when somebody changed it meanwhile. */
export function saveInvoiceTerms(
  needs: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  { terms, seen }: z.output<typeof call.body>,
): Promise<string | null> {
  const next = toStored(terms)
  return changeSetting(needs, actor, {
    key: 'invoice_terms',
    subject: 'invoice_terms',
    seen,
    next: () => (Object.keys(next).length > 0 ? next : undefined),
    shown: (value) => ({ ...readTerms(value) }),
  })
}

/** Out of the stored setting; undefined: nothing was ever saved. Throws when the setting is not of its shape. */
export function readTerms(stored: unknown): Terms {
  const { incoterm, place, relatedParties, portOfEntry } = invoiceTermsSetting.parse(stored ?? {})
  return {
    incoterm: incoterm ?? null,
    place: place ?? '',
    relatedParties: relatedParties ?? null,
    portOfEntry: portOfEntry ?? null,
  }
}

const toStored = ({ incoterm, place, relatedParties, portOfEntry }: Terms): InvoiceTermsSetting => ({
  ...(incoterm && { incoterm }),
  ...(place && { place }),
  ...(relatedParties && { relatedParties }),
  ...(portOfEntry && { portOfEntry }),
})
