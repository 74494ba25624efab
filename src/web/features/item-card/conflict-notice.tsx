// Above the items: values that somebody else changed meanwhile, each with both values and the choice which one stays.
import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { completeData } from '#contract/shipments.ts'
import { formatHtsCode } from '#domain/hts-code.ts'
import { texts as en } from '#texts/en/item.ts'
import { countryIn } from '#words/country-text.ts'
import { type Language, wordsIn } from '#words/language.ts'
import { endpointKey } from '../../api/hooks.ts'
import type { Item } from '../../api/shipment-item.ts'
import { type Compared, valuesOf } from '../../desk/compared-change.ts'
import type { ItemDesk } from '../../desk/item-desk.ts'
import type { Conflict } from '../../desk/item-saves-types.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { Notice } from '../../ui/notice.tsx'
import css from './item-saves-notice.module.css'

type Props = {
  readonly desk: Pick<ItemDesk, 'saves' | 'addresses' | 'shipmentId'>
  readonly items: readonly Item[]
}

export function ConflictNotices({ desk: { saves, addresses, shipmentId }, items }: Props) {
  const language = useLanguage()
  const texts = useTexts(en)
  const client = useQueryClient()
  const conflicts = useSyncExternalStore(saves.subscribe, saves.conflicts)
  const settle = (conflict: Conflict, keep: 'mine' | 'theirs') => {
    saves.settle(conflict, keep)
    if (keep === 'theirs')
      void client.invalidateQueries({ queryKey: endpointKey(completeData, { params: { id: shipmentId } }) })
  }
  return conflicts.map((conflict) => {
    const item = items.find(({ id }) => id === conflict.itemId)
    const nameOf = (id: string) => addresses.find((each) => each.id === id)?.name ?? id
    const theirs = valueText(language, conflict.theirs, nameOf) ?? texts.savedAnswers
    const mine = valueText(language, valuesOf(conflict.mine), nameOf) ?? texts.yourAnswers
    return (
      <div key={`${conflict.itemId} ${conflict.field}`} className={css.returned}>
        <Notice
          tone="warn"
          role="alert"
          title={texts.bothTitle(item?.description ?? '', fieldName(language, conflict))}
          actions={
            <>
              <Button size="xs" onClick={() => settle(conflict, 'theirs')}>
                {texts.takeTheirs(theirs)}
              </Button>
              <Button size="xs" onClick={() => settle(conflict, 'mine')}>
                {texts.keepMine(mine)}
              </Button>
            </>
          }
        >
          {texts.bothValues(mine, theirs)}
        </Notice>
      </div>
    )
  })
}

/** What a value is in words; undefined for answers and quantities, which are many. */
function valueText(language: Language, values: Compared, nameOf: (id: string) => string): string | undefined {
  const texts = wordsIn(language, en)
  const { countryOfOrigin, htsCode, declaredValue, manufacturing_address_id: maker, originMismatchReason } = values
  if (countryOfOrigin !== undefined) return countryOfOrigin ? countryIn(language, countryOfOrigin) : texts.noValue
  if (htsCode !== undefined) return htsCode ? formatHtsCode(htsCode) : texts.noValue
  if (declaredValue !== undefined) return declaredValue === null ? texts.noValue : declaredValue.toFixed(2)
  if (maker !== undefined) return maker ? nameOf(maker) : texts.noValue
  if (originMismatchReason !== undefined) return originMismatchReason || texts.noValue
  return undefined
}

function fieldName(language: Language, { field }: Conflict): string {
  const texts = wordsIn(language, en)
  const names: Partial<Record<Conflict['field'], string>> = {
    countryOfOrigin: texts.countryOfOrigin,
    costCad: texts.costOfGoods,
    htsCode: texts.htsCode,
    maker: texts.manufacturerAddress,
    mismatchReason: texts.mismatchReason,
  }
  return names[field] ?? texts.answerOrQuantity
}
