// The papers of a shipment on its screen: buttons, forms and word of what was made, and the jumps from what a check found to where it is
// put right. The form one jumps from waits with what was typed.

import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { isEditable } from '#domain/shipment/status.ts'
import { texts as combinedEn } from '#texts/en/combined-invoice.ts'
import { texts as cusmaEn } from '#texts/en/cusma.ts'
import { texts as fdaEn } from '#texts/en/fda.ts'
import { texts as invoiceEn } from '#texts/en/invoice.ts'
import { fixes as fixesEn } from '#texts/en/preflight-fixes.ts'
import type { SaidFinding } from '#words/findings.ts'
import { type Language, wordsIn } from '#words/language.ts'
import { useClientAccess, useViewOnly } from '../api/client-access.ts'
import { usePlaces } from '../api/places.ts'
import type { ShipmentData } from '../api/shipment-item.ts'
import { BusinessInfoDialog } from '../features/business-info/business-info-dialog.tsx'
import type { ItemList } from '../features/item-card/use-item-list.ts'
import { useLanguage, useTexts } from '../language/page-language.tsx'
import { focusOn, focusWhenThere } from '../ui/focus-on.ts'
import type { FixOf } from '../ui/preflight-panel.tsx'
import { ReturnBar } from '../ui/return-bar.tsx'
import { businessFieldId, itemField, type Jump, jumpOf, requestedJump } from './fix-target.ts'
import { OPEN_COMBINED } from './open-combined.ts'
import { useShipmentCusma } from './shipment-cusma.tsx'
import { useShipmentFda } from './shipment-fda.tsx'
import { useShipmentInvoice } from './shipment-invoice.tsx'
import type { ShipmentState } from './use-shipment.ts'

type Paper = 'invoice' | 'cusma' | 'fda' | 'combined'

const titlesIn = (language: Language): Readonly<Record<Paper, string>> => {
  const combinedTexts = wordsIn(language, combinedEn)
  const cusmaTexts = wordsIn(language, cusmaEn)
  const fdaTexts = wordsIn(language, fdaEn)
  const invoiceTexts = wordsIn(language, invoiceEn)
  return {
    invoice: invoiceTexts.title,
    cusma: cusmaTexts.title,
    fda: fdaTexts.generate,
    combined: combinedTexts.formTitle,
  }
}

/** Of what is put right elsewhere: boxes with the contents, while these may be changed, the rest by the provider, who staff are. */
function useFixElsewhere({ shipment: { id, status } }: ShipmentData): FixOf {
  const fixes = useTexts(fixesEn)
  const navigate = useNavigate()
  const places = usePlaces()
  const viewOnly = useViewOnly()
  const forStaff = useClientAccess().actor === 'staff'
  return ({ fix: { place, label } }) => {
    if (place === 'provider') return { label: forStaff ? fixes.settings : fixes.provider }
    if (place !== 'boxes') return undefined
    return isEditable(status) && !viewOnly
      ? { label, go: () => void navigate(places.editShipment(id)) }
      : { label: fixes.provider }
  }
}

/** `goTo` brings the person to a field of an item. */
export function useShipmentPapers(data: ShipmentData, state: ShipmentState, goTo: ItemList['goTo']) {
  const language = useLanguage()
  const fixElsewhere = useFixElsewhere(data)
  const { id, reference } = data.shipment
  const navigate = useNavigate()
  const places = usePlaces()
  const { state: visit } = useLocation()
  const arriving = requestedJump(visit)
  const [left, setLeft] = useState<Paper | undefined>(arriving && 'combined')
  const [editsBusiness, setEditsBusiness] = useState(false)

  const fixesFrom =
    (paper: Paper): FixOf =>
    (check) => {
      const to = jumpOf(check)
      const elsewhere = fixElsewhere(check)
      if (elsewhere || !canJump(to, paper)) return elsewhere
      const jump = () => {
        papers[paper].close()
        setLeft(paper)
        go(to)
      }
      return { label: check.fix.label, go: jump }
    }
  const invoice = useShipmentInvoice(data, state, fixesFrom('invoice'))
  const cusma = useShipmentCusma(data, state, fixesFrom('cusma'))
  const fda = useShipmentFda(id, reference, state.items.length, fixesFrom('fda'))
  const combined = {
    open: () => void navigate(places.list, { state: OPEN_COMBINED }),
    close: () => {},
  }
  const papers: Readonly<Record<Paper, { open: () => void; close: () => void }>> = { invoice, cusma, fda, combined }

  const go = ({ place, item, field }: Jump) => {
    if (place === 'item' && item) goTo({ itemId: item, field: itemField(field) })
    else if (place === 'business-info') {
      setEditsBusiness(true)
      focusWhenThere(businessFieldId(field))
    } else if (place === 'cusma-form') cusma.open()
    else if (place === 'fda-worksheets') {
      fda.open()
      if (item && field) focusWhenThere(`fda-${item}-${field}`)
    } else focusOn('page-title')
  }
  const arrive = useEffectEvent(() => {
    if (!arriving) return
    go(arriving)
    void navigate('.', { replace: true, state: null })
  })
  useEffect(() => arrive(), [])

  const goBack = () => {
    if (!left) return
    setLeft(undefined)
    papers[left].open()
  }
  return {
    buttons: (
      <>
        {fda.button}
        {invoice.button}
      </>
    ),
    cusmaButtons: cusma.buttons,
    goOf: toPlaceOf(go),
    panels: (
      <>
        {invoice.panel}
        {cusma.panel}
        {fda.panel}
      </>
    ),
    dialogs: (
      <>
        {invoice.modal}
        {cusma.modal}
        {fda.modal}
        {editsBusiness && <BusinessInfoDialog onClose={() => setEditsBusiness(false)} />}
        {left && <ReturnBar paper={titlesIn(language)[left]} onReturn={goBack} onClose={() => setLeft(undefined)} />}
      </>
    ),
  }
}

type Placed = Partial<Pick<SaidFinding, 'fix' | 'item' | 'field'>>

/** Of what stands in the way: only the business information is put right here and in no entry of the list. */
const toPlaceOf =
  (go: (to: Jump) => void) =>
  ({ fix, item, field }: Placed) =>
    fix?.place === 'business-info' ? () => go(jumpOf({ fix, item, field })) : undefined

/** A form does not jump to itself. */
function canJump({ place, item }: Jump, from: Paper): boolean {
  if (place === 'invoice-form') return false
  if (place === 'cusma-form') return from !== 'cusma'
  if (place === 'fda-worksheets') return from !== 'fda'
  return place !== 'item' || item !== undefined
}
