// A group of equal boxes: how many, their measures, and what lies in each.
import { ActionIcon, Button, NativeSelect, TextInput } from '@mantine/core'
import '@mantine/core/styles/ActionIcon.layer.css'
import type { BoxProblem } from '#domain/shipment-entry/boxes.ts'
import { texts as en } from '#texts/en/new-shipment.ts'
import { fileProblemText } from '#words/file-problems.ts'
import { decimalIn } from '#words/local-text.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { Icon } from '../../ui/icons.tsx'
import { changedRow, rowKey } from '../../ui/row-identity.ts'
import css from './new-shipment.module.css'
import { goodsWeight, type PackedGoods } from './packed-goods.ts'
import type { ChangeDraft, DraftGroup } from './shipment-draft.ts'

type Props = {
  readonly group: DraftGroup
  readonly number: number
  readonly goods: readonly PackedGoods[]
  readonly problems: readonly BoxProblem[]
  readonly change: ChangeDraft
}
const FIELDS = ['count', 'weightKg', 'lengthCm', 'widthCm', 'heightCm'] as const
type Content = DraftGroup['contents'][number]

export function BoxGroupFields({ group, number, goods, problems, change }: Props) {
  const language = useLanguage()
  const texts = useTexts(en)
  const set = (changed: Partial<DraftGroup>) =>
    change((now) => ({
      ...now,
      boxes: now.boxes.map((each) => (each.key === group.key ? { ...each, ...changed } : each)),
    }))
  const setContent = (at: number, changed: Partial<Content>) =>
    set({ contents: group.contents.map((each, index) => (index === at ? changedRow(each, changed) : each)) })
  const errorOf = (field: string, content?: number) => {
    const found = problems.find((each) => each.field === field && each.content === content)
    return found && fileProblemText(language, found.problem)
  }
  return (
    <fieldset className={css.group}>
      <legend>{texts.group(number)}</legend>
      <div className={css.measures}>
        {FIELDS.map((field) => (
          <TextInput
            key={field}
            id={`box-${number - 1}-${field}`}
            label={texts[field]}
            inputMode={field === 'count' ? 'numeric' : 'decimal'}
            maxLength={12}
            value={group[field]}
            error={errorOf(field)}
            onChange={(event) => set({ [field]: event.currentTarget.value })}
          />
        ))}
        <ActionIcon
          className={css.removeGroup}
          variant="subtle"
          size="var(--field-height)"
          aria-label={texts.removeBoxes(number)}
          onClick={() => change((now) => ({ ...now, boxes: now.boxes.filter(({ key }) => key !== group.key) }))}
        >
          <Icon name="trash" />
        </ActionIcon>
      </div>
      <GoodsWeight group={group} goods={goods} />
      <p className="xs dim">{texts.inEach}</p>
      {group.contents.map((content, at) => (
        <div key={rowKey(content)} className={css.content}>
          <NativeSelect
            aria-label={texts.ofGroup(texts.product, number)}
            data={goods.map(({ sku, name }) => ({ value: sku, label: name }))}
            value={content.sku}
            error={errorOf('sku', at)}
            onChange={(event) => setContent(at, { sku: event.currentTarget.value })}
          />
          <TextInput
            aria-label={texts.ofGroup(texts.units, number)}
            placeholder={texts.units}
            inputMode="numeric"
            maxLength={7}
            value={content.quantity}
            error={errorOf('quantity', at)}
            onChange={(event) => setContent(at, { quantity: event.currentTarget.value })}
          />
          <ActionIcon
            variant="subtle"
            size="var(--field-height)"
            aria-label={texts.removeContent(goods.find(({ sku }) => sku === content.sku)?.name ?? texts.product)}
            onClick={() => set({ contents: group.contents.filter((_, index) => index !== at) })}
          >
            <Icon name="cross" />
          </ActionIcon>
        </div>
      ))}
      <Button
        size="xs"
        variant="subtle"
        disabled={goods.length === 0}
        onClick={() => set({ contents: [...group.contents, { sku: firstFree(goods, group), quantity: '' }] })}
      >
        {texts.addContent}
      </Button>
    </fieldset>
  )
}

function GoodsWeight({ group, goods }: Pick<Props, 'group' | 'goods'>) {
  const language = useLanguage()
  const texts = useTexts(en)
  const weight = goodsWeight(group, goods)
  if (!weight || group.weightKg.trim() !== '') return null
  return <p className="xs dim">{texts.goodsWeigh(decimalIn(language, weight))}</p>
}

const firstFree = (goods: readonly PackedGoods[], { contents }: DraftGroup): string =>
  (goods.find(({ sku }) => contents.every((each) => each.sku !== sku)) ?? goods[0])?.sku ?? ''
