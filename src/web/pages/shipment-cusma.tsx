// The CUSMA side of the shipment screen: its buttons for the checklist, the form when it is open, and word of what was signed.

import { useState } from 'react'
import { localDay } from '#domain/calendar.ts'
import type { Item, ShipmentData } from '../api/shipment-item.ts'
import { CusmaModal } from '../features/cusma-modal/cusma-modal.tsx'
import type { SignedCertificate } from '../features/cusma-modal/use-sign.ts'
import { CusmaSection } from '../features/cusma-section/cusma-section.tsx'
import { SignedPanel } from '../features/cusma-section/signed-panel.tsx'
import { type BegunForm, useBeginForm } from '../features/cusma-section/use-begin-form.ts'
import type { FixOf } from '../ui/preflight-panel.tsx'
import { useClaimSavings } from './use-claim-savings.ts'
import type { ShipmentState } from './use-shipment.ts'

const NONE: readonly Item[] = []

export function useShipmentCusma(data: ShipmentData, { items, today }: ShipmentState, fixOf: FixOf) {
  const [form, setForm] = useState<BegunForm>()
  const [signed, setSigned] = useState<SignedCertificate>()
  const { id, reference, shippedAt } = data.shipment
  const savings = useClaimSavings(form ? items : NONE)
  const begin = useBeginForm(id, (begun) => {
    setSigned(undefined)
    setForm(begun)
  })
  const eligible = items.find((item) => data.cusmaEligibility.eligibleItems.includes(item.id))
  const close = () => setForm(undefined)
  const finish = (certificate: SignedCertificate) => {
    close()
    setSigned(certificate)
  }
  return {
    open: begin.begin,
    close,
    buttons: (
      <CusmaSection
        shipmentId={id}
        reference={reference}
        status={data.cusmaForm?.status ?? null}
        isEligible={data.cusmaEligibility.isEligible}
        product={eligible && (eligible.asin ?? eligible.sku)}
        outdated={data.cusmaForm?.outdatedGoods ?? []}
        cover={data.productCertificates}
        items={items}
        form={begin}
      />
    ),
    panel: signed && <SignedPanel certificate={signed} onClose={() => setSigned(undefined)} />,
    modal: form && (
      <CusmaModal
        shipmentId={id}
        reference={reference}
        form={form}
        items={items}
        today={today()}
        movesOn={shippedAt ? localDay(new Date(shippedAt)) : today()}
        savings={savings}
        onSigned={finish}
        fixOf={fixOf}
        onClose={close}
      />
    ),
  }
}
