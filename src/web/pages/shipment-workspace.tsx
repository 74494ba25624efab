// The shipment screen: composes its panels and says how they work together.

import { type ReactNode, useMemo } from 'react'
import { exportItems } from '#contract/item-list-file.ts'
import { ADMISSIBILITY_LEVELS } from '#domain/admissibility/rule.ts'
import { wantsLookup } from '#domain/shipment/wants-lookup.ts'
import { texts as lookupEn } from '#texts/en/ai-lookup.ts'
import { texts as en } from '#texts/en/shipment.ts'
import { useViewOnly } from '../api/client-access.ts'
import { failureOf } from '../api/failures.ts'
import type { ShipmentData } from '../api/shipment-item.ts'
import { type ItemDesk, ItemDeskProvider } from '../desk/item-desk.ts'
import { AiLookupPanel } from '../features/ai-lookup/ai-lookup-panel.tsx'
import { useLookupCodes } from '../features/ai-lookup/use-lookup-codes.ts'
import { type ShipmentLookup, useShipmentLookup } from '../features/ai-lookup/use-shipment-lookup.ts'
import { CommentsPanel } from '../features/comments/comments-panel.tsx'
import { CostEstimateLink } from '../features/cost-estimate/cost-estimate-link.tsx'
import { costRequest } from '../features/cost-estimate/estimate-request.ts'
import { DutiesFailed } from '../features/duty-receipt/duties-failed.tsx'
import { ErrorSummary } from '../features/error-summary/error-summary.tsx'
import { nextMissing } from '../features/error-summary/missing-links.ts'
import { ExportList } from '../features/export-list/export-list.tsx'
import { ConflictNotices } from '../features/item-card/conflict-notice.tsx'
import { fieldId } from '../features/item-card/field-id.ts'
import { ItemListHeader } from '../features/item-card/item-list-header.tsx'
import { ReturnedNotice } from '../features/item-card/item-saves-notice.tsx'
import { useItemList } from '../features/item-card/use-item-list.ts'
import { ConfirmAbove } from '../features/proposed-codes/confirm-above.tsx'
import { ReadinessChecklist } from '../features/readiness/readiness-checklist.tsx'
import { SampleActions, SampleCertificate, SampleNotice } from '../features/sample-shipment/sample-actions.tsx'
import { ShipmentDocuments } from '../features/shipment-documents/shipment-documents.tsx'
import { Counts, ShipmentHeader } from '../features/shipment-header/shipment-header.tsx'
import { ValueAndDuty } from '../features/value-and-duty/value-and-duty.tsx'
import { useTexts } from '../language/page-language.tsx'
import { ActionButton } from '../ui/action-button.tsx'
import { Card } from '../ui/card.tsx'
import { ErrorNotice } from '../ui/error-notice.tsx'
import { focusWhenThere } from '../ui/focus-on.ts'
import { HeldBack } from '../ui/held-back.tsx'
import { Icon } from '../ui/icons.tsx'
import { Term } from '../ui/term.tsx'
import css from './shipment.module.css'
import { ShipmentItems } from './shipment-items.tsx'
import { ShipmentKeys } from './shipment-keys.tsx'
import { ShipmentLeave } from './shipment-leave.tsx'
import { DataNotices } from './shipment-notices.tsx'
import { useShipmentPapers } from './shipment-papers.tsx'
import { useItemsView, ViewSwitch } from './shipment-view.tsx'
import { type ShipmentState, useShipment } from './use-shipment.ts'

type Props = {
  readonly data: ShipmentData
  /** The way back, above the title. */
  readonly back: ReactNode
  /** Puts head and body together; the items stay as they are while a frame shows something else in the body's place. */
  readonly frame?: (parts: { readonly head: ReactNode; readonly body: ReactNode }) => ReactNode
  /** Brings the body back where the frame shows something else. */
  readonly showBody?: () => void
}

export function ShipmentWorkspace({ data, back, frame = plainly, showBody }: Props) {
  const texts = useTexts(en)
  const { shipment, cusmaForm } = data
  const viewOnly = useViewOnly()
  const certificate = cusmaForm?.status ?? null
  const state = useShipment(data)
  const { desk, items, missing, prohibited, exchange, needsWork } = state
  const list = useItemList(items, needsWork)
  const view = useItemsView()
  const lookup = useShipmentLookup(shipment.id)
  const papers = useShipmentPapers(data, state, (target) => {
    showBody?.()
    list.goTo(target)
    if (showBody) focusWhenThere(fieldId(target.itemId, target.field))
  })

  const units = items.reduce((sum, item) => sum + item.quantity, 0)
  const goNext = () => {
    const { last } = list
    const next = nextMissing(missing, last?.field === 'row' ? undefined : last && { ...last, field: last.field })
    if (next) list.goTo(next)
  }
  const openRow = (itemId: string) => list.goTo({ itemId, field: 'row' })
  const head = (
    <>
      <ShipmentHeader
        shipment={shipment}
        back={back}
        skus={items.length}
        units={units}
        codes={state.readiness.entries.find(({ key }) => key === 'htsCode')}
        actions={
          <HeldBack when={viewOnly}>
            {shipment.status === 'pending' && <LookUpButton items={items} lookup={lookup} />}
            {shipment.isSample ? <SampleActions isWhole={isWhole(state.readiness)} /> : papers.buttons}
          </HeldBack>
        }
      />
      {shipment.isSample && (
        <div className={css.notice}>
          <SampleNotice />
        </div>
      )}
      {papers.panels}
      <ReturnedNotice desk={desk.desk} />
      <ConflictNotices desk={desk.desk} items={items} />
    </>
  )
  const body = (
    <>
      <DataNotices exchange={exchange} />
      <DutiesFailed duties={state.duties} />
      <LookupPanel lookup={lookup} items={items} desk={desk.desk} onOpen={openRow} />
      <ErrorSummary missing={missing} prohibited={prohibited} onField={list.goTo} onItem={openRow} />
      <div className={css.columns} data-view={viewOnly ? undefined : view.view}>
        <Card
          flush
          label={texts.items}
          title={
            <>
              {texts.items}{' '}
              <span className={css.count}>
                <Counts skus={items.length} units={units} />
              </span>
            </>
          }
          note={<Term of="ids" />}
          aside={
            <>
              {!viewOnly && <ViewSwitch {...view} />}
              <ItemsFile shipment={shipment} />
              <ItemListHeader
                filter={list.filter}
                onFilter={list.setFilter}
                needsWork={needsWork.size}
                canUndo={desk.undoSteps.length > 0}
                onUndo={() => desk.undo()}
                takenOut={state.takenOut}
              />
            </>
          }
        >
          <ShipmentItems
            view={viewOnly ? 'cards' : view.view}
            list={list}
            state={state}
            shipment={shipment}
            certificate={certificate}
          />
        </Card>
        <Rail {...{ data, state, papers }} onField={list.goTo} onItem={openRow} />
      </div>
      <ShipmentKeys list={list} onNextMissing={goNext} onUndo={desk.undo} onRedo={desk.redo} />
    </>
  )
  return (
    <ItemDeskProvider value={desk.desk}>
      <div className={css.page}>{frame({ head, body })}</div>
      <ShipmentLeave saves={desk.desk.saves} />
      {papers.dialogs}
    </ItemDeskProvider>
  )
}

type FileProps = { readonly shipment: { readonly id: string; readonly reference: string } }

const ItemsFile = ({ shipment: { id, reference } }: FileProps) => (
  <ExportList list={exportItems} params={{ id }} filters={{}} name={`items-${reference}`} isSmall />
)

type LookUpProps = { readonly items: ShipmentState['items']; readonly lookup: ShipmentLookup }

/** Looks up all that is not known yet; it says why where there is nothing to do. */
function LookUpButton({ items, lookup }: LookUpProps) {
  const texts = useTexts(lookupEn)
  const isWanted = useMemo(
    () => items.some((item) => wantsLookup({ ...item, makerId: item.manufacturing_address_id })),
    [items],
  )
  const nothingWanted = isWanted ? undefined : texts.nothingToLookUp
  return (
    <ActionButton
      leftSection={<Icon name="spark" />}
      disabledReason={lookup.isRunning ? texts.underWay : nothingWanted}
      onClick={lookup.start}
    >
      {texts.run}
    </ActionButton>
  )
}

type PanelProps = {
  readonly lookup: ShipmentLookup
  readonly items: ShipmentState['items']
  readonly desk: ItemDesk
  readonly onOpen: (id: string) => void
}

/** What was not done of it, and how far it is. */
function LookupPanel({ lookup, items, desk, onOpen }: PanelProps) {
  const codes = useLookupCodes(lookup.lookup, items, desk)
  const texts = useTexts(lookupEn)
  const viewOnly = useViewOnly()
  const { error } = lookup
  const problem = failureOf(error, texts.failed, texts.failed)
  return (
    <>
      {problem && (
        <div className={css.notice}>
          <ErrorNotice inline title={problem} />
        </div>
      )}
      {lookup.lookup && <AiLookupPanel run={lookup} lookup={lookup.lookup} {...{ viewOnly, codes, onOpen }} />}
    </>
  )
}

type RailProps = {
  readonly data: ShipmentData
  readonly state: ShipmentState
  readonly papers: ReturnType<typeof useShipmentPapers>
  readonly onField: ReturnType<typeof useItemList>['goTo']
  readonly onItem: (itemId: string) => void
}

/** Beside the items: what is left to do, what it comes to, and the papers. */
function Rail({ data, state, papers, onField, onItem }: RailProps) {
  const { shipment, cusmaForm } = data
  const certificate = cusmaForm?.status ?? null
  const viewOnly = useViewOnly()
  const { items, customs, duties, readiness, exchange, costed, hasCertificate } = state
  const isComplete = useMemo(() => costRequest(costed, hasCertificate) !== undefined, [costed, hasCertificate])
  const entering = useMemo(() => graveOf(items, state.findings), [items, state.findings])
  return (
    <aside className={css.rail}>
      <ReadinessChecklist
        readiness={readiness}
        certificate={certificate}
        onFix={(itemId, field) => onField({ itemId, field })}
        goOf={viewOnly ? undefined : papers.goOf}
        cusma={shipment.isSample ? <SampleCertificate /> : papers.cusmaButtons}
        codes={!viewOnly && <ConfirmAbove items={state.proposed} />}
        entry={entering}
        onItem={onItem}
        isLooking={state.findings.isLooking}
        onAskAgain={state.findings.hasFailed ? state.findings.retry : undefined}
      />
      <ValueAndDuty goods={customs} duties={duties} exchange={exchange} />
      {!shipment.isSample && (
        <>
          <div className={css.estimate}>
            <CostEstimateLink shipmentId={shipment.id} isComplete={isComplete} />
          </div>
          <ShipmentDocuments shipmentId={shipment.id} reference={shipment.reference} />
          <CommentsPanel shipmentId={shipment.id} />
        </>
      )}
    </aside>
  )
}

/** Whether the sample invoice can be made: a certificate is none of the sample's. */
const isWhole = ({ entries, others }: ShipmentState['readiness']): boolean =>
  others.length === 0 && entries.every(({ key, done }) => done || key === 'cusmaCertificate')

/** The gravest finding of each item that is graver than agency papers; the gravest items first. */
function graveOf(items: ShipmentState['items'], { byItem }: ShipmentState['findings']) {
  const found = items.flatMap(({ id, description, sku }) => {
    const finding = byItem.get(id)?.find(({ level }) => level !== 'papers')
    return finding ? [{ id, name: description || sku, finding }] : []
  })
  return ADMISSIBILITY_LEVELS.flatMap((level) => found.filter(({ finding }) => finding.level === level))
}

const plainly: NonNullable<Props['frame']> = ({ head, body }) => (
  <>
    {head}
    {body}
  </>
)
