// Proposed codes of a shipment: all above a level are confirmed in one act, the others one by one.

import { Button, NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { formatHtsCode } from '#domain/hts-code.ts'
import { texts as en } from '#texts/en/proposed-codes.ts'
import { sentence } from '#words/language.ts'
import type { Item } from '../../api/shipment-item.ts'
import { codeConfirmed } from '../../desk/confirm-code.ts'
import { useItemDesk } from '../../desk/item-desk.ts'
import { useTexts } from '../../language/page-language.tsx'
import { ActionButton } from '../../ui/action-button.tsx'
import { Confidence } from '../../ui/confidence.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import css from './confirm-above.module.css'

/** Percent. The classifier's words "high" begin at 85. */
const LEVELS = [95, 90, 85, 70] as const
const FIRST_LEVEL = 90

/** Items whose code is proposed and may be confirmed. */
type Props = { readonly items: readonly Item[] }

/** The button and what it opens; nothing where no code waits. */
export function ConfirmAbove({ items }: Props) {
  const texts = useTexts(en)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {items.length > 0 && (
        <Button size="xs" onClick={() => setOpen(true)}>
          {texts.open}
        </Button>
      )}
      {isOpen && items.length > 0 && <ConfirmDialog items={items} onClose={() => setOpen(false)} />}
    </>
  )
}

function ConfirmDialog({ items, onClose }: Props & { readonly onClose: () => void }) {
  const texts = useTexts(en)
  const { change, changeAll } = useItemDesk()
  const [level, setLevel] = useState<number>(FIRST_LEVEL)
  const sorted = items.toSorted((a, b) => (b.htsConfidence ?? -1) - (a.htsConfidence ?? -1))
  const above = sorted.filter((item) => (item.htsConfidence ?? -1) >= level)
  const below = sorted.filter((item) => !above.includes(item))
  const confirmAll = () => {
    const changes = above.map((item) => ({ item, field: 'htsCode' as const, change: codeConfirmed(item) }))
    changeAll(
      changes,
      sentence(en, (texts) => texts.confirmed(above.length)),
    )
    if (below.length === 0) onClose()
  }
  const footer = (
    <>
      <Button onClick={onClose}>{texts.close}</Button>
      <ActionButton
        variant="filled"
        disabledReason={above.length === 0 ? texts.noneAbove : undefined}
        onClick={confirmAll}
      >
        {above.length === 0 ? texts.open : texts.confirmAll(above.length)}
      </ActionButton>
    </>
  )
  return (
    <Dialog title={texts.title} subtitle={texts.subtitle} onClose={onClose} footer={footer}>
      <NativeSelect
        className={css.level}
        label={texts.level}
        description={texts.levelHint}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        data={LEVELS.map((each) => ({ value: String(each), label: texts.percent(each) }))}
        value={String(level)}
        onChange={(event) => setLevel(Number(event.currentTarget.value))}
      />
      {above.length > 0 && (
        <>
          <h3 className={css.heading}>{texts.above(above.length, texts.percent(level))}</h3>
          <ul className={css.codes}>
            {above.map((item) => (
              <ProposedCode key={item.id} item={item} />
            ))}
          </ul>
        </>
      )}
      {below.length > 0 && (
        <>
          <h3 className={css.heading}>{texts.below(below.length)}</h3>
          <ul className={css.codes}>
            {below.map((item) => (
              <ProposedCode key={item.id} item={item} onConfirm={() => change(item, 'htsCode', codeConfirmed(item))} />
            ))}
          </ul>
        </>
      )}
    </Dialog>
  )
}

function ProposedCode({ item, onConfirm }: { readonly item: Item; readonly onConfirm?: () => void }) {
  const texts = useTexts(en)
  const name = item.description || item.sku
  return (
    <li>
      <span className={css.words}>
        <b>{name}</b>
        <span className={css.code}>
          <span className="mono">{formatHtsCode(item.htsCode ?? '')}</span> {item.htsDescription}
        </span>
      </span>
      {item.htsConfidence === null ? (
        <span className="xs faint">{texts.unsure}</span>
      ) : (
        <Confidence value={item.htsConfidence} scale="item" />
      )}
      {onConfirm && (
        <Button size="xs" aria-label={texts.confirmOf(name)} onClick={onConfirm}>
          {texts.confirm}
        </Button>
      )}
    </li>
  )
}
