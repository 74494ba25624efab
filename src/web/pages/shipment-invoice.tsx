// The invoice side of the shipment screen: its button, the form when it is open, and word of what was made.

import { useState } from 'react'
import { texts as en } from '#texts/en/shipment.ts'
import { useAcceptedRate } from '../api/accepted-rate.ts'
import { useClientAccess } from '../api/client-access.ts'
import type { ShipmentData } from '../api/shipment-item.ts'
import { useInvoiceDraft } from '../features/invoice-modal/invoice-draft.ts'
import { InvoiceModal } from '../features/invoice-modal/invoice-modal.tsx'
import type { MadeInvoice } from '../features/invoice-modal/use-generate.ts'
import { MadeInvoicePanel } from '../features/shipment-documents/made-invoice.tsx'
import { useLanguage, useTexts } from '../language/page-language.tsx'
import { ActionButton } from '../ui/action-button.tsx'
import { Icon } from '../ui/icons.tsx'
import type { FixOf } from '../ui/preflight-panel.tsx'
import { invoiceBlocked } from './shipment-blocked.ts'
import type { ShipmentState } from './use-shipment.ts'

export function useShipmentInvoice(data: ShipmentData, state: ShipmentState, fixOf: FixOf) {
  const language = useLanguage()
  const texts = useTexts(en)
  const { shipment } = data
  const [isOpen, setOpen] = useState(false)
  const [made, setMade] = useState<MadeInvoice>()
  const kept = useInvoiceDraft(shipment.id, {
    fcCode: shipment.destinationDetails.fcCode,
    goesToAmazon: shipment.destinationType === 'amazon_fba',
  })
  const { actor } = useClientAccess()
  const blocked = invoiceBlocked(language, state, data, actor === 'staff')
  const { isAccepted } = useAcceptedRate(state.exchange.cadToUsd.toFixed(4))
  const open = () => {
    if (isAccepted) kept.change({ acceptsFallback: true })
    setOpen(true)
  }
  const close = () => setOpen(false)
  const finish = (invoice: MadeInvoice) => {
    close()
    setMade(invoice)
  }
  const factsNow = () => ({
    reference: shipment.reference,
    items: state.customs,
    exchange: state.exchange,
    hasCertificate: state.hasCertificate,
    leftOut: state.unclaimed,
    today: state.today(),
  })
  return {
    open,
    close,
    button: (
      <ActionButton
        leftSection={<Icon name="document" />}
        variant={blocked ? 'default' : 'filled'}
        disabledReason={blocked}
        onClick={open}
      >
        {texts.generateInvoice}
      </ActionButton>
    ),
    panel: made && <MadeInvoicePanel invoice={made} onClose={() => setMade(undefined)} />,
    modal: isOpen && (
      <InvoiceModal
        shipmentId={shipment.id}
        facts={factsNow()}
        unconfirmed={state.unconfirmed}
        kept={kept}
        fixOf={fixOf}
        onMade={finish}
        onClose={close}
      />
    ),
  }
}
