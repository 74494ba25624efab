// The CUSMA side of the shipment screen: its buttons for the checklist, the form when it is open, and word of what was signed.
import { useState } from 'react'
import type { CalendarDate } from '#domain/calendar.ts'
import { CusmaModal } from '../features/cusma-modal/cusma-modal.tsx'
import type { SignedCertificate } from '../features/cusma-modal/use-sign.ts'
import { CusmaSection } from '../features/cusma-section/cusma-section.tsx'
import { SignedPanel } from '../features/cusma-section/signed-panel.tsx'
import type { BegunForm } from '../features/cusma-section/use-begin-form.ts'
import type { Item, ShipmentData } from '../features/item-card/shown-item.ts'

export function useShipmentCusma(data: ShipmentData, items: readonly Item[], today: CalendarDate) {
  const [form, setForm] = useState<BegunForm>()
  const [signed, setSigned] = useState<SignedCertificate>()
  const { id, reference } = data.shipment
  const open = (begun: BegunForm) => {
    setSigned(undefined)
    setForm(begun)
  }
  const finish = (certificate: SignedCertificate) => {
    setForm(undefined)
    setSigned(certificate)
  }
  return {
    buttons: (
      <CusmaSection
        shipmentId={id}
        reference={reference}
        status={data.cusmaForm?.status ?? null}
        isEligible={data.cusmaEligibility.isEligible}
        onOpen={open}
      />
    ),
    panel: signed && <SignedPanel certificate={signed} onClose={() => setSigned(undefined)} />,
    modal: form && (
      <CusmaModal
        shipmentId={id}
        reference={reference}
        form={form}
        items={items}
        today={today}
        onSigned={finish}
        onClose={() => setForm(undefined)}
      />
    ),
  }
}
