// The form of a client's own shipment: head, goods, boxes. What is typed is kept until it is saved; a save that is refused says where.
import { Button } from '@mantine/core'
import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { texts as en } from '#texts/en/new-shipment.ts'
import { factsOf } from '../../api/failure-facts.ts'
import { failureText } from '../../api/failures.ts'
import type { KeptState } from '../../api/use-kept-state.ts'
import { useTexts } from '../../language/page-language.tsx'
import { ActionButton } from '../../ui/action-button.tsx'
import { Card } from '../../ui/card.tsx'
import { focusWhenThere } from '../../ui/focus-on.ts'
import { KeptNotice } from '../../ui/kept-notice.tsx'
import { Notice } from '../../ui/notice.tsx'
import { clearToasts } from '../../ui/show-alert.tsx'
import { BoxesSection } from './boxes-section.tsx'
import { BringIn } from './bring-in.tsx'
import { cellId, GoodsTable } from './goods-table.tsx'
import { HeadFields, headId } from './head-fields.tsx'
import css from './new-shipment.module.css'
import {
  type ChangeDraft,
  type Content,
  countOf,
  type DraftProblems,
  OF_DRAFT,
  readDraft,
  type ShipmentDraft,
} from './shipment-draft.ts'

type Props = {
  readonly state: KeptState<ShipmentDraft>
  readonly onStartOver: () => void
  readonly saveLabel: string
  readonly isSaving: boolean
  /** What the server said of the last try. */
  readonly error: unknown
  readonly onSave: (content: Content) => void
  readonly cancel: ReactNode
}
const LINES_A_PAGE = 50

export function ShipmentForm(props: Props) {
  const { state, onStartOver, saveLabel, isSaving, error, onSave, cancel } = props
  const texts = useTexts(en)
  const [tried, setTried] = useState(false)
  const [page, setPage] = useState(1)
  const draft = state.value
  const change = useChange(state)
  const { content, problems } = useMemo(() => readDraft(draft), [draft])
  const count = countOf(problems)
  const taken = factsOf(error, 'reference-taken')
  const isTaken = taken !== undefined && taken.name === content.reference
  const goToFirst = () => {
    const first = firstWrong(draft, problems)
    if (first?.line !== undefined) setPage(Math.floor(first.line / LINES_A_PAGE) + 1)
    if (first) focusWhenThere(first.id)
  }
  const save = () => {
    setTried(true)
    if (count > 0) goToFirst()
    else {
      clearToasts(OF_DRAFT)
      onSave(content)
    }
  }
  return (
    <form
      className={css.form}
      noValidate
      onKeyDown={keepOpen}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isSaving) save()
      }}
    >
      {state.isReturned && (
        <KeptNotice onStartOver={onStartOver} words={{ formBack: texts.kept, startFromSaved: texts.startOver }} />
      )}
      <Card title={texts.headTitle}>
        <HeadFields
          draft={draft}
          wrong={tried ? problems.head : []}
          referenceProblem={isTaken ? texts.referenceTaken(content.reference) : undefined}
          change={change}
        />
      </Card>
      <Card title={texts.goodsTitle}>
        <p className="sm dim">{texts.goodsHint}</p>
        <BringIn change={change} />
        <GoodsTable
          lines={draft.lines}
          problems={problems.goods}
          tried={tried}
          change={change}
          page={page}
          onPage={setPage}
        />
        <p className="xs dim">
          {texts.skuPurpose} {texts.costPurpose}
        </p>
      </Card>
      <Card title={texts.boxesTitle}>
        <BoxesSection draft={draft} problems={problems.boxes} tried={tried} change={change} />
      </Card>
      {Boolean(error) && !isTaken && (
        <Notice tone="bad" role="alert">
          {failureText(error, texts.saveFailed, texts.noConnection)}
        </Notice>
      )}
      {tried && count > 0 && (
        <Notice tone="bad" role="alert" actions={<Button onClick={goToFirst}>{texts.goToFirst}</Button>}>
          {problems.head.includes('goods') ? texts.needsGoods : texts.wrongLines(count)}
        </Notice>
      )}
      <div className={css.submit}>
        <ActionButton type="submit" variant="filled" size="md" loading={isSaving}>
          {saveLabel}
        </ActionButton>
        {cancel}
        <span role="status" className="sm dim">
          {isSaving && texts.creating}
        </span>
      </div>
    </form>
  )
}

/** A shipment is made by its button alone: Enter in a field of a list would make one of half the lines. */
function keepOpen(event: KeyboardEvent<HTMLFormElement>): void {
  const { key, target, currentTarget } = event
  const isOwnField = target instanceof HTMLInputElement && currentTarget.contains(target)
  if (key === 'Enter' && isOwnField) event.preventDefault()
}

/**
 * One function for as long as the form stands, so that lines that did not change are not drawn anew. Afterwards it does nothing, and
 * no toast offers any more to take back what is gone by then.
 */
function useChange({ value, set }: KeptState<ShipmentDraft>): ChangeDraft {
  const now = useRef({ value, set, isOpen: true })
  now.current = { value, set, isOpen: true }
  useEffect(() => {
    const form = now
    form.current.isOpen = true
    return () => {
      form.current.isOpen = false
      clearToasts(OF_DRAFT)
    }
  }, [])
  const [change] = useState<ChangeDraft>(() => (next: (draft: ShipmentDraft) => ShipmentDraft) => {
    if (!now.current.isOpen) return
    const changed = next(now.current.value)
    now.current.value = changed
    now.current.set(changed)
  })
  return change
}

/** The id of the first field that is to be put right, and the place of its line where it stands among the goods. */
function firstWrong(
  draft: ShipmentDraft,
  { head, goods, boxes }: DraftProblems,
): { id: string; line?: number } | undefined {
  const place = head.find((each) => each !== 'goods')
  if (place) return { id: headId(place) }
  const [first] = goods
  const line = first ? draft.lines[first.at] : draft.lines[0]
  if (line && (first || head.length > 0))
    return { id: cellId(line.key, first?.column ?? 'description'), line: first?.at ?? 0 }
  const [box] = boxes
  return box && { id: `box-${box.at}-${box.field}` }
}
