// Signs the certificates that demo shipments have, as their client would: papers in file storage that open like any other.
import { addDays, addMonths, dayIn } from '#domain/calendar.ts'
import type { CriterionChoice } from '#domain/cusma/origin-criteria.ts'
import type { Deps } from '../deps.ts'
import { signCertificate } from '../features/papers/cusma/generate-certificate.ts'
import { findCusmaForm } from '../store/cusma-forms.ts'
import { forgetNotifications } from '../store/notifications.ts'
import { findStoredSetting, removeSetting } from '../store/settings.ts'
import { DEMO_CLIENTS, DEMO_PERSON, type DemoClient } from './clients.ts'
import { daysBefore, shipmentId } from './customs-rows.ts'
import type { DemoItem, DemoShipment } from './shipments.ts'
import { DEMO_SIGNATURE } from './signature.ts'

type Needs = Pick<
  Deps,
  | 'db'
  | 'now'
  | 'newId'
  | 'files'
  | 'settings'
  | 'log'
  | 'secrets'
  | 'jobs'
  | 'origin'
  | 'tariff'
  | 'measures'
  | 'preferences'
  | 'entryLaw'
>

/**
 * Once, after the demo data was loaded: each certificate is signed on the day its shipment was created, for twelve months. A start that was
 * cut off in between leaves the setting, so that the next one signs what is left.
 */
export async function signDemoCertificates(needs: Needs): Promise<void> {
  const { db } = needs
  const loaded = await findStoredSetting(db, 'demo_certificates_unsigned')
  if (!loaded) return
  const at = loaded.updatedAt
  for (const client of DEMO_CLIENTS)
    for (const shipment of client.shipments)
      if (shipment.certificate === 'signed' && !(await isSigned(needs, client, shipment)))
        await sign(needs, client, shipment, daysBefore(at, shipment.createdDaysAgo))
  // Of what was made in the past nobody has to hear.
  await forgetNotifications(db, { read: at, all: at })
  await removeSetting(db, 'demo_certificates_unsigned')
}

async function isSigned({ db }: Needs, client: DemoClient, shipment: DemoShipment): Promise<boolean> {
  const form = await findCusmaForm(db, client.id, shipmentId(client, shipment))
  return form?.status === 'signed'
}

async function sign(needs: Needs, client: DemoClient, shipment: DemoShipment, at: Date): Promise<void> {
  const today = dayIn(needs.settings.businessTimeZone, at)
  const actor = { kind: 'client', id: client.id, name: DEMO_PERSON } as const
  await signCertificate(
    { ...needs, now: () => at, today: () => today },
    { clientId: client.id, actor },
    shipmentId(client, shipment),
    {
      signatureData: DEMO_SIGNATURE,
      signerName: DEMO_PERSON,
      signerTitle: 'Director of Operations',
      originCriteria: Object.fromEntries(shipment.items.map((item) => [item.goods.sku, criterionOf(item)])),
      blanketPeriod: { startDate: today, endDate: addDays(addMonths(today, 12), -1) },
    },
  )
}

/** Syrup, sugar and honey are wholly obtained; what was made of goods from elsewhere meets the rule of its product. */
const criterionOf = ({ goods }: DemoItem): CriterionChoice => (/^(maple|honey)/.test(goods.key) ? 'A' : 'C')
