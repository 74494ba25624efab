// Staff's search: clients by name or e-mail, shipments of any client by their reference, and the pages of the staff portal.
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { searchForStaff } from '#contract/staff-search.ts'
import { texts as en } from '#texts/en/search.ts'
import { texts as shipmentEn } from '#texts/en/shipment.ts'
import { texts as staffTexts } from '#texts/en/staff.ts'
import { useEndpoint } from '../../api/hooks.ts'
import { useTexts } from '../../language/page-language.tsx'
import { PATHS, staffClientPath, staffShipmentPath } from '../../paths.ts'
import { statusWord } from '../../ui/status-word.ts'
import { foundPages } from './found-pages.ts'
import type { SearchProps } from './search-button.tsx'
import { SearchDialog } from './search-dialog.tsx'
import { STAFF_TOOLS } from './staff-tools.ts'

/** Pause in typing after which the search runs. */
const SEARCH_AFTER_MS = 200

const PAGES = [
  { to: PATHS.staff, label: staffTexts.clients },
  { to: PATHS.staffManualInvoice, label: staffTexts.manualInvoiceGenerator },
  ...STAFF_TOOLS,
]

export function StaffSearch({ begun, onClose }: SearchProps) {
  const texts = useTexts(en)
  const shipmentTexts = useTexts(shipmentEn)
  const navigate = useNavigate()
  const [typed, setTyped] = useState(begun)
  const [asked] = useDebouncedValue(typed.trim(), SEARCH_AFTER_MS)
  const found = useEndpoint(searchForStaff, { query: { text: asked } }, { enabled: asked !== '' })
  const isAnswered = typed.trim() !== '' && typed.trim() === asked && found.data !== undefined
  const { clients = [], shipments = [] } = (isAnswered && found.data?.data) || {}
  const go = (to: string) => void navigate(to)
  return (
    <SearchDialog
      title={texts.titleStaff}
      hint={texts.hintStaff}
      nothing={texts.nothingStaff}
      typed={typed}
      onTyped={setTyped}
      groups={[
        {
          title: texts.clients,
          hits: clients.map(({ id, name, email }) => ({
            key: id,
            label: name,
            detail: email,
            open: () => go(staffClientPath(id)),
          })),
        },
        {
          title: texts.shipments,
          hits: shipments.map(({ id, reference, status, client }) => ({
            key: id,
            label: reference,
            detail: `${client.name} · ${statusWord(shipmentTexts, status)}`,
            open: () => go(staffShipmentPath(client.id, id)),
          })),
        },
        { title: texts.pages, hits: foundPages(PAGES, typed, go) },
      ]}
      isAnswered={isAnswered}
      error={found.error}
      onRetry={() => void found.refetch()}
      onClose={onClose}
    />
  )
}
