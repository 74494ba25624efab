// The FDA side of the shipment screen: its button, the worksheets when they are open, and word of what was made.
import { useState } from 'react'
import { texts as en } from '#texts/en/fda.ts'
import { texts as shipmentEn } from '#texts/en/shipment.ts'
import { pdfOf, saveFile } from '../api/save-file.ts'
import { FdaModal } from '../features/fda-modal/fda-modal.tsx'
import { MadeWorksheetsPanel } from '../features/fda-modal/made-worksheets.tsx'
import type { MadeWorksheets } from '../features/fda-modal/use-worksheets.ts'
import { useTexts } from '../language/page-language.tsx'
import { ActionButton } from '../ui/action-button.tsx'
import { Icon } from '../ui/icons.tsx'
import type { FixOf } from '../ui/preflight-panel.tsx'

export function useShipmentFda(shipmentId: string, reference: string, items: number, fixOf: FixOf) {
  const texts = useTexts(en)
  const shipmentTexts = useTexts(shipmentEn)
  const [isOpen, setOpen] = useState(false)
  const [made, setMade] = useState<MadeWorksheets>()
  const open = () => setOpen(true)
  const close = () => setOpen(false)
  const finish = (worksheets: MadeWorksheets) => {
    close()
    setMade(worksheets)
    saveFile(pdfOf(worksheets.fileData), worksheets.filename)
  }
  return {
    open,
    close,
    button: (
      <ActionButton
        leftSection={<Icon name="document" />}
        disabledReason={items === 0 ? shipmentTexts.noItems : undefined}
        reasonShownElsewhere
        onClick={open}
      >
        {texts.generate}
      </ActionButton>
    ),
    panel: made && <MadeWorksheetsPanel made={made} onClose={() => setMade(undefined)} />,
    modal: isOpen && (
      <FdaModal shipmentId={shipmentId} reference={reference} fixOf={fixOf} onMade={finish} onClose={close} />
    ),
  }
}
