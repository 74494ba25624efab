// The bar of Multi-Select Mode: how much is chosen, and what can be made of it.
import { ActionIcon, Button } from '@mantine/core'
import { type Language, wordsIn } from '#words/language.ts'
import { amountIn, countIn } from '#words/local-text.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import '@mantine/core/styles/ActionIcon.layer.css'

import { texts as combinedEn } from '#texts/en/combined-invoice.ts'
import { texts as en } from '#texts/en/dashboard.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { Icon } from '../../ui/icons.tsx'
import { type Chosen, totalsOf } from './selection.ts'
import css from './selection-bar.module.css'

type Props = {
  readonly chosen: readonly Chosen[]
  readonly onSelectAll: () => void
  readonly onDeselectAll: () => void
  readonly onCombinedInvoice: () => void
  readonly onMergedEstimate: () => void
  readonly onLeave: () => void
}

/** Most shipments that the two calls take. */
const MOST_INVOICED = 50
const MOST_ESTIMATED = 100

export function SelectionBar(props: Props) {
  const language = useLanguage()
  const combinedTexts = useTexts(combinedEn)
  const texts = useTexts(en)
  const { chosen } = props
  const invoiceBlocked = blocked(language, chosen, MOST_INVOICED, texts.tooManyForInvoice)
  const estimateBlocked = blocked(language, chosen, MOST_ESTIMATED, texts.tooManyForEstimate)
  return (
    <section className={css.bar} aria-label={texts.multiSelect}>
      <span className={css.title}>
        <Icon name="list-check" /> {texts.multiSelect}
      </span>
      <span className={css.count} role="status">
        {texts.selected(chosen.length)}
      </span>
      {chosen.length > 0 && <span className={css.totals}>{totalsText(language, chosen)}</span>}
      <span className={css.choose}>
        <Button size="xs" variant="subtle" onClick={props.onSelectAll}>
          {texts.selectAll}
        </Button>
        <Button size="xs" variant="subtle" onClick={props.onDeselectAll}>
          {texts.deselectAll}
        </Button>
      </span>
      <span className={css.actions}>
        {(estimateBlocked ?? invoiceBlocked) && (
          <span className="xs dim" aria-hidden="true">
            {estimateBlocked ?? invoiceBlocked}
          </span>
        )}
        <ActionButton size="xs" disabledReason={invoiceBlocked} reasonShownElsewhere onClick={props.onCombinedInvoice}>
          {combinedTexts.formTitle}
        </ActionButton>
        <ActionButton
          size="xs"
          variant="filled"
          disabledReason={estimateBlocked}
          reasonShownElsewhere
          onClick={props.onMergedEstimate}
        >
          {texts.mergedEstimate}
        </ActionButton>
        <ActionIcon
          className={css.leave}
          variant="default"
          size="var(--button-h-xs)"
          aria-label={texts.leaveMultiSelect}
          onClick={props.onLeave}
        >
          <Icon name="cross" />
        </ActionIcon>
      </span>
    </section>
  )
}

function blocked(
  language: Language,
  chosen: readonly Chosen[],
  most: number,
  tooMany: (most: number) => string,
): string | undefined {
  const texts = wordsIn(language, en)
  if (chosen.length === 0) return texts.selectFirst
  return chosen.length > most ? tooMany(most) : undefined
}

function totalsText(language: Language, chosen: readonly Chosen[]): string {
  const texts = wordsIn(language, en)
  const { units, value, valued } = totalsOf(chosen)
  const unitsText = countIn(language, units)
  if (valued === 0) return texts.unitsOnly(unitsText)
  const say = valued === chosen.length ? texts.unitsAndValue : texts.unitsAndFloor
  return say(unitsText, amountIn(language, value))
}
