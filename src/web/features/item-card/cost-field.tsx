// Cost of goods of one unit, CAD: required and above 0, saved when the field is left.

import { TextInput } from '@mantine/core'
import { useLayoutEffect, useRef, useState } from 'react'
import { cad } from '#domain/money.ts'
import { toUsd } from '#domain/shipment/totals.ts'
import { texts as en } from '#texts/en/item.ts'
import { texts as failuresEn } from '#texts/en/item-failures.ts'
import { type Language, wordsIn } from '#words/language.ts'
import { amountIn } from '#words/local-text.ts'
import type { Item } from '../../api/shipment-item.ts'
import { useItemDesk } from '../../desk/item-desk.ts'
import { useSaveFace } from '../../desk/save-face.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { costText, parseCost } from '../../ui/cost-text.ts'
import { WithSavedState } from '../../ui/saved-state.tsx'
import { fieldId } from './field-id.ts'
import css from './item-form.module.css'
import { SaveFailure } from './save-failure.tsx'

export function CostField({ item }: { readonly item: Item }) {
  const language = useLanguage()
  const texts = useTexts(en)
  const { change, saves } = useItemDesk()
  const [left, setLeft] = useState(true)
  const { failure, saveState, onRetrySave } = useSaveFace(item.id, 'costCad')
  const shown = saves.draftOf(item.id, 'costCad') ?? costText(language, item.declaredValue)
  const field = useTextOutside(shown)

  const leave = () => {
    setLeft(true)
    const draft = saves.draftOf(item.id, 'costCad')
    if (draft === undefined) return
    const parsed = parseCost(draft)
    if (parsed.kind === 'problem') return
    saves.keepDraft(item.id, 'costCad', undefined)
    const cost = parsed.kind === 'empty' ? null : Number(parsed.amount.toFixed(2))
    if (cost !== item.declaredValue) change(item, 'costCad', { declaredValue: cost })
  }
  return (
    <div>
      <WithSavedState state={saveState} onRetry={onRetrySave}>
        <TextInput
          id={fieldId(item.id, 'costCad')}
          label={texts.costOfGoods}
          classNames={{ input: css.amount }}
          inputMode="decimal"
          autoComplete="off"
          leftSection={<span className="xs faint">{texts.costUnit}</span>}
          leftSectionWidth={78}
          ref={field}
          defaultValue={shown}
          error={left ? problemOf(language, shown) : undefined}
          onChange={(event) => {
            setLeft(false)
            saves.keepDraft(item.id, 'costCad', event.currentTarget.value)
          }}
          onBlur={leave}
          onKeyDown={(event) => {
            if (event.key === 'Enter') leave()
          }}
        />
      </WithSavedState>
      <SaveFailure message={failure} />
      <CostInUsd item={item} />
    </div>
  )
}

/**
 * For a field whose text the browser alone keeps while it is typed in, so that a key draws nothing else: text that comes from outside is put
 * there.
 */
function useTextOutside(text: string) {
  const field = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    if (field.current && field.current.value !== text) field.current.value = text
  })
  return field
}

/** What one unit costs in the currency of customs, at the rate to four decimals; a fallback rate says what it is. */
function CostInUsd({ item }: { readonly item: Item }) {
  const language = useLanguage()
  const texts = useTexts(en)
  const { exchangeRateUnavailable } = useTexts(failuresEn)
  const { exchange } = useItemDesk()
  if (!item.declaredValue) return null
  const usd = amountIn(language, toUsd(cad(String(item.declaredValue)), exchange.cadToUsd))
  const rate = exchange.cadToUsd.toFixed(4)
  if (exchange.source !== 'fallback') return <p className={css.hint}>{texts.costInUsd(usd, rate)}</p>
  return (
    <p className={css.hint}>
      <b>{exchangeRateUnavailable}</b> {texts.costAtFallback(usd, rate)}
    </p>
  )
}

function problemOf(language: Language, shown: string): string | undefined {
  const texts = wordsIn(language, en)
  const parsed = parseCost(shown)
  if (parsed.kind === 'empty') return texts.required
  if (parsed.kind === 'problem') return texts[parsed.reason]
  return parsed.amount.gt('0') ? undefined : texts.costAboveZero
}
