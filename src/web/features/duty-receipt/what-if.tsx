// What if: another origin, entry date, claim or cost, without saving; the receipt as it is beside the changed one.
import { Button, Checkbox, TextInput } from '@mantine/core'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import '@mantine/core/styles/Checkbox.layer.css'
import { useState } from 'react'
import { type CalendarDate, parseDate } from '#domain/calendar.ts'
import { isNorthAmerican } from '#domain/countries.ts'
import { COST_LIMITS, readAmount } from '#domain/typed-number.ts'
import { texts as en } from '#texts/en/duty.ts'
import { texts as itemEn } from '#texts/en/item.ts'
import type { Language } from '#words/language.ts'
import { costText } from '../../ui/cost-text.ts'
import { CountrySelect } from '../../ui/country-select.tsx'
import { DateField } from '../../ui/date-field.tsx'
import { ErrorNotice } from '../../ui/error-notice.tsx'
import { Loading } from '../../ui/loading.tsx'
import { compareTotals } from './compare-receipts.ts'
import css from './duty-receipt.module.css'
import type { DutyAnswer, DutyRequest } from './duty-request.ts'
import { whatIfPreference } from './preference-state.ts'
import { ReceiptPaper } from './receipt-paper.tsx'
import { useDuty, useRetryDuty } from './use-duties.ts'

type Props = {
  /** What the item's duty was asked with, and what came. */
  readonly request: DutyRequest
  readonly answer: DutyAnswer
  readonly item: string
  readonly today: CalendarDate
  readonly onClose: () => void
}

export function WhatIf({ request, answer, item, today, onClose }: Props) {
  const language = useLanguage()
  const texts = useTexts(en)
  const [facts, setFacts] = useState<Facts>(() => factsOf(language, request, answer))
  const asked = requestOf(facts, request, answer)
  const set = (changed: Partial<Facts>) => setFacts({ ...facts, ...changed })
  const canClaim = isNorthAmerican(facts.origin)
  return (
    <section className={css.whatIf} aria-label={texts.whatIfTitle}>
      <div className={css.head}>
        <h3>{texts.whatIfTitle}</h3>
        <span className="xs faint">{texts.whatIfHint}</span>
        <Button size="xs" variant="subtle" onClick={onClose}>
          {texts.closeWhatIf}
        </Button>
      </div>
      <div className={css.facts4}>
        <CountrySelect label={texts.origin} value={facts.origin} onChange={(origin) => origin && set({ origin })} />
        <DateField label={texts.entryDate} value={facts.entryDate} onChange={(entryDate) => set({ entryDate })} />
        <TextInput
          label={texts.cost}
          inputMode="decimal"
          value={facts.cost}
          error={asked === 'bad-cost' ? texts.costNeeded : undefined}
          onChange={(event) => set({ cost: event.currentTarget.value })}
        />
        <Checkbox
          label={texts.claimCusma}
          description={canClaim ? undefined : texts.claimNotPossible}
          checked={canClaim && facts.claim}
          disabled={!canClaim}
          onChange={(event) => set({ claim: event.currentTarget.checked })}
        />
      </div>
      <Compared {...{ request, answer, item, today }} asked={typeof asked === 'string' ? undefined : asked} />
    </section>
  )
}

type ComparedProps = Omit<Props, 'onClose'> & { readonly asked: DutyRequest | undefined }

function Compared({ request, answer, item, today, asked }: ComparedProps) {
  const language = useLanguage()
  const texts = useTexts(en)
  const itemTexts = useTexts(itemEn)
  const changed = useDuty(asked)
  const retry = useRetryDuty()
  const known = changed && 'answer' in changed ? changed.answer : undefined
  const shared = { item, today, quantity: request.quantity }
  return (
    <>
      <p className={css.verdict} role="status">
        {known ? compareTotals(language, answer.receipt, known.receipt) : texts.noChangeYet}
      </p>
      <div className={css.pair}>
        <ReceiptPaper
          {...shared}
          title={texts.asItIs}
          answer={answer}
          priceCad={request.price}
          preference={whatIfPreference(language, answer.receipt)}
          comparedWith={known}
        />
        {changed?.kind === 'loading' && <Loading sentence={texts.loading} rows={5} widths={[150, 60]} />}
        {changed?.kind === 'failed' && asked && (
          <ErrorNotice inline title={itemTexts.error(changed.message)} onRetry={() => retry(asked)} />
        )}
        {known && asked && (
          <ReceiptPaper
            {...shared}
            title={texts.changed}
            answer={known}
            priceCad={asked.price}
            preference={whatIfPreference(language, known.receipt)}
            comparedWith={answer}
          />
        )}
      </div>
    </>
  )
}

type Facts = { readonly origin: string; readonly entryDate: string; readonly cost: string; readonly claim: boolean }

const factsOf = (language: Language, request: DutyRequest, answer: DutyAnswer): Facts => ({
  origin: request.countryOfOrigin,
  entryDate: answer.receipt.entryDate,
  cost: costText(language, request.price),
  claim: request.claimCusma ?? false,
})

/** The request with the facts that differ; undefined while none does. */
function requestOf(facts: Facts, request: DutyRequest, answer: DutyAnswer): DutyRequest | undefined | 'bad-cost' {
  const cost = readAmount(facts.cost, COST_LIMITS)
  if (cost.kind !== 'amount' || !cost.value.gt('0')) return 'bad-cost'
  const same =
    facts.origin === request.countryOfOrigin &&
    facts.entryDate === answer.receipt.entryDate &&
    facts.claim === (request.claimCusma ?? false) &&
    cost.value.eq(String(request.price))
  if (same || !parseDate(facts.entryDate)) return undefined
  return {
    ...request,
    countryOfOrigin: facts.origin,
    entryDate: facts.entryDate,
    price: Number(cost.value.toFixed(2)),
    claimCusma: facts.claim && isNorthAmerican(facts.origin),
  }
}
