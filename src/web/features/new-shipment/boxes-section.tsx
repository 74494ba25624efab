// The boxes: packed by a quick rule or one group after another, with what is not packed yet.

import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { type BoxProblem, packByCarton, packedUnits, packInOne } from '#domain/shipment-entry/boxes.ts'
import { texts as en } from '#texts/en/new-shipment.ts'
import { sentence, wordsIn } from '#words/language.ts'
import { countIn } from '#words/local-text.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { ActionButton } from '../../ui/action-button.tsx'
import { Icon } from '../../ui/icons.tsx'
import { showToast } from '../../ui/show-alert.tsx'
import { BoxGroupFields } from './box-group.tsx'
import css from './new-shipment.module.css'
import { goodsOf, type PackedGoods } from './packed-goods.ts'
import { type ChangeDraft, OF_DRAFT, type ShipmentDraft } from './shipment-draft.ts'

type Props = {
  readonly draft: ShipmentDraft
  readonly problems: readonly BoxProblem[]
  readonly tried: boolean
  readonly change: ChangeDraft
}
const EMPTY = { count: '1', weightKg: '', lengthCm: '', widthCm: '', heightCm: '' }

export function BoxesSection({ draft, problems, tried, change }: Props) {
  const language = useLanguage()
  const texts = useTexts(en)
  const goods = goodsOf(draft, texts.line)
  const boxes = boxCountOf(draft.boxes)
  const shown = problems.filter(({ problem }) => tried || problem.reason !== 'empty')
  const add = () =>
    change((now) => {
      const group = { ...EMPTY, key: now.nextKey, contents: [{ sku: goods[0]?.sku ?? '', quantity: '' }] }
      return { ...now, boxes: [...now.boxes, group], nextKey: now.nextKey + 1 }
    })
  return (
    <div className={css.stack}>
      <p className="sm dim">{texts.boxesHint}</p>
      <QuickPack goods={goods} change={change} />
      {draft.boxes.map((group, at) => (
        <BoxGroupFields
          key={group.key}
          group={group}
          number={at + 1}
          goods={goods}
          problems={shown.filter((each) => each.at === at)}
          change={change}
        />
      ))}
      <div className={css.under}>
        <Button leftSection={<Icon name="plus" />} onClick={add}>
          {texts.addBoxes}
        </Button>
        <span className="sm dim">{boxes === 0 ? texts.noBoxes : texts.boxCount(countIn(language, boxes))}</span>
      </div>
      {boxes > 0 && <Unpacked draft={draft} goods={goods} />}
    </div>
  )
}

const boxCountOf = (groups: readonly { readonly count: string }[]): number =>
  groups.reduce((sum, { count }) => sum + (Number(count) || 0), 0)

/** Names at most a few goods of which units lie in no box, or more than there are. */
const MOST_NAMED = 5

function Unpacked({ draft, goods }: { readonly draft: ShipmentDraft; readonly goods: readonly PackedGoods[] }) {
  const language = useLanguage()
  const texts = useTexts(en)
  const packed = packedUnits(draft.boxes)
  const differing = goods.filter(({ sku, quantity }) => (packed.get(sku) ?? 0) !== quantity)
  const unweighed = draft.boxes.some(({ weightKg }) => weightKg.trim() === '')
  return (
    <div role="status">
      <ul className={css.remarks}>
        {differing.length === 0 && <li className={css.fine}>{texts.allPacked}</li>}
        {differing.slice(0, MOST_NAMED).map(({ sku, name, quantity }) => (
          <li key={sku} className={css.warned}>
            {texts.unpacked(countIn(language, packed.get(sku) ?? 0), countIn(language, quantity), name)}
          </li>
        ))}
        {differing.length > MOST_NAMED && <li>… +{countIn(language, differing.length - MOST_NAMED)}</li>}
        {unweighed && <li className={css.warned}>{texts.notWeighed}</li>}
      </ul>
    </div>
  )
}

const MEASURES = ['weightKg', 'lengthCm', 'widthCm', 'heightCm'] as const

function QuickPack({ goods, change }: { readonly goods: readonly PackedGoods[]; readonly change: ChangeDraft }) {
  const texts = useTexts(en)
  const [perCarton, setPerCarton] = useState('')
  const [measures, setMeasures] = useState({ weightKg: '', lengthCm: '', widthCm: '', heightCm: '' })
  const countable = goods.filter(({ quantity }) => Number.isInteger(quantity) && quantity > 0)
  const units = Number(perCarton)
  const isUnits = Number.isInteger(units) && units > 0
  const noGoods = countable.length === 0 ? texts.packFirst : undefined
  const noUnits = noGoods ?? (isUnits ? undefined : texts.perCartonWrong)
  const pack = (inOne: boolean) => {
    change((now) => {
      const groups = inOne ? packInOne(countable, measures) : packByCarton(countable, units, measures)
      const boxes = groups.map((group, at) => ({
        ...group,
        key: now.nextKey + at,
        contents: group.contents.map((each) => ({ ...each })),
      }))
      const back = now.boxes
      showToast({
        of: OF_DRAFT,
        text: (language) => wordsIn(language, en).packed(countIn(language, boxCountOf(boxes))),
        action: {
          label: sentence(en, (texts) => texts.takeBack),
          run: () => change((then) => ({ ...then, boxes: back })),
        },
      })
      return { ...now, boxes, nextKey: now.nextKey + boxes.length }
    })
  }
  return (
    <fieldset className={css.quick}>
      <legend>{texts.quickTitle}</legend>
      <div className={css.measures}>
        <TextInput
          label={texts.perCarton}
          inputMode="numeric"
          maxLength={6}
          value={perCarton}
          error={perCarton !== '' && !isUnits && texts.perCartonWrong}
          onChange={(event) => setPerCarton(event.currentTarget.value)}
        />
        {MEASURES.map((field) => (
          <TextInput
            key={field}
            label={texts[field]}
            inputMode="decimal"
            maxLength={12}
            value={measures[field]}
            onChange={(event) => setMeasures({ ...measures, [field]: event.currentTarget.value })}
          />
        ))}
      </div>
      <div className={css.buttons}>
        <ActionButton onClick={() => pack(false)} disabledReason={noUnits} reasonShownElsewhere>
          {texts.pack}
        </ActionButton>
        <ActionButton onClick={() => pack(true)} disabledReason={noGoods} reasonShownElsewhere>
          {texts.packOne}
        </ActionButton>
      </div>
      {noUnits && (
        <p className="xs dim" aria-hidden="true">
          {noUnits}
        </p>
      )}
    </fieldset>
  )
}
