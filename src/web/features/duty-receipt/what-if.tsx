// What if: another origin, code, entry date, claim or cost, without saving. The difference is said first, then why; the two receipts
// stand whole below.
import { Button, Checkbox, TextInput } from '@mantine/core'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import '@mantine/core/styles/Checkbox.layer.css'
import { useState } from 'react'
import type { CalendarDate } from '#domain/calendar.ts'
import { isNorthAmerican } from '#domain/countries.ts'
import { formatHtsCode, keepDigitsAndDots, parseHtsCode } from '#domain/hts-code.ts'
import { texts as assumedEn } from '#texts/en/assumed.ts'
import { texts as clearanceEn } from '#texts/en/clearance.ts'
import { texts as en } from '#texts/en/duty.ts'
import { texts as whatIfEn } from '#texts/en/what-if.ts'
import { unsaidTexts } from '#words/assumed.ts'
import { dateIn } from '#words/local-text.ts'
import { useCusmaClaim } from '../../api/cusma-claim.ts'
import { CountrySelect } from '../../ui/country-select.tsx'
import { DateField } from '../../ui/date-field.tsx'
import { EntryFindings } from '../../ui/entry-findings.tsx'
import { ErrorNotice } from '../../ui/error-notice.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Notice } from '../../ui/notice.tsx'
import { changeReasons, compareTotals } from './compare-receipts.ts'
import css from './duty-receipt.module.css'
import type { DutyAnswer, DutyRequest } from './duty-request.ts'
import { whatIfPreference } from './preference-state.ts'
import { ReceiptPaper } from './receipt-paper.tsx'
import { useReceiptWords } from './receipt-words.ts'
import { useDuty, useRetryDuty } from './use-duties.ts'
import { factsOf, requestOf, triedEntry, type WhatIfFacts } from './what-if-facts.ts'
import { WhatIfPicture } from './what-if-picture.tsx'

type Props = {
  readonly shipmentId: string
  readonly itemId: string
  /** What the item's duty was asked with, and what came. */
  readonly request: DutyRequest
  readonly answer: DutyAnswer
  readonly item: string
  readonly today: CalendarDate
  readonly onClose: () => void
}

export function WhatIf({ shipmentId, itemId, request, answer, item, today, onClose }: Props) {
  const language = useLanguage()
  const texts = useTexts(en)
  const clearanceTexts = useTexts(clearanceEn)
  const whatIfTexts = useTexts(whatIfEn)
  const [facts, setFacts] = useState<WhatIfFacts>(() => factsOf(language, request, answer))
  const day = triedEntry(facts, answer)
  const certified = useCusmaClaim(shipmentId, day)
  const covered = certified.data?.data.covered
  const isClaimed = request.claimCusma ?? false
  const isCovered = day === undefined ? isClaimed : covered?.includes(itemId)
  const claim = facts.claim ?? isCovered
  const asked = claim === undefined ? undefined : requestOf({ ...facts, claim }, request, answer)
  const isLost = facts.claim === undefined && isClaimed && isCovered === false && isNorthAmerican(facts.origin)
  return (
    <section className={css.whatIf} aria-label={texts.whatIfTitle}>
      <div className={css.head}>
        <h3>{texts.whatIfTitle}</h3>
        <span className="xs faint">{texts.whatIfHint}</span>
        <Button size="xs" variant="subtle" onClick={onClose}>
          {texts.closeWhatIf}
        </Button>
      </div>
      <VariedFacts
        facts={{ ...facts, claim: claim ?? false }}
        problem={typeof asked === 'string' ? asked : undefined}
        onChange={(changed) => setFacts({ ...facts, ...changed })}
      />
      {claim === undefined && certified.error && (
        <ErrorNotice inline title={whatIfTexts.claimUnknown} query={certified} />
      )}
      {claim === undefined && !certified.error && <Loading sentence={texts.loading} rows={3} widths={[150, 60]} />}
      {isLost && day && (
        <Notice tone="warn" role="status">
          {clearanceTexts.certificateNotThen(dateIn(language, day))}
        </Notice>
      )}
      <Compared {...{ request, answer, item, today }} asked={typeof asked === 'string' ? undefined : asked} />
    </section>
  )
}

type VariedProps = {
  readonly facts: WhatIfFacts
  readonly problem: 'bad-cost' | 'bad-code' | undefined
  readonly onChange: (changed: Partial<WhatIfFacts>) => void
}

function VariedFacts({ facts, problem, onChange }: VariedProps) {
  const texts = useTexts(en)
  const whatIfTexts = useTexts(whatIfEn)
  const canClaim = isNorthAmerican(facts.origin)
  const type = (typed: string) => {
    const kept = keepDigitsAndDots(typed)
    onChange({ code: parseHtsCode(kept) ? formatHtsCode(kept) : kept })
  }
  return (
    <div className={css.facts4}>
      <CountrySelect label={texts.origin} value={facts.origin} onChange={(origin) => origin && onChange({ origin })} />
      <TextInput
        label={whatIfTexts.code}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        classNames={{ input: 'mono' }}
        value={facts.code}
        error={problem === 'bad-code' ? whatIfTexts.codeNeeded : undefined}
        onChange={(event) => type(event.currentTarget.value)}
      />
      <DateField label={texts.entryDate} value={facts.entryDate} onChange={(entryDate) => onChange({ entryDate })} />
      <TextInput
        label={texts.cost}
        inputMode="decimal"
        value={facts.cost}
        error={problem === 'bad-cost' ? texts.costNeeded : undefined}
        onChange={(event) => onChange({ cost: event.currentTarget.value })}
      />
      <Checkbox
        label={texts.claimCusma}
        description={canClaim ? undefined : texts.claimNotPossible}
        checked={canClaim && facts.claim}
        disabled={!canClaim}
        onChange={(event) => onChange({ claim: event.currentTarget.checked })}
      />
    </div>
  )
}

type ComparedProps = Omit<Props, 'onClose' | 'shipmentId' | 'itemId'> & { readonly asked: DutyRequest | undefined }

function Compared({ request, answer, item, today, asked }: ComparedProps) {
  const { language, say, texts, itemTexts } = useReceiptWords()
  const whatIfTexts = useTexts(whatIfEn)
  const changed = useDuty(asked)
  const retry = useRetryDuty()
  const known = changed && 'answer' in changed ? changed.answer : undefined
  const reasons = known ? changeReasons(say, answer.receipt, known.receipt) : []
  const shared = { item, today, quantity: request.quantity }
  return (
    <>
      <p className={css.verdict} role="status">
        {known ? compareTotals(language, answer.receipt, known.receipt) : texts.noChangeYet}
      </p>
      {reasons.length > 0 && (
        <ul className={css.reasons} aria-label={whatIfTexts.why}>
          {reasons.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      )}
      {changed?.kind === 'loading' && <Loading sentence={texts.loading} rows={3} widths={[150, 60]} />}
      {changed?.kind === 'failed' && asked && (
        <ErrorNotice inline title={itemTexts.error(changed.message)} onRetry={() => retry(asked)} />
      )}
      {known && asked && (
        <>
          <EntryFindings findings={known.findings} of={texts.whatIfTitle} />
          <Assumed receipt={known.receipt} />
          <WhatIfPicture before={answer.receipt} after={known.receipt} />
          <details className={css.receipts}>
            <summary className={css.summary}>{whatIfTexts.receipts}</summary>
            <div className={css.pair}>
              <ReceiptPaper
                {...shared}
                title={texts.asItIs}
                answer={answer}
                priceCad={request.price}
                preference={whatIfPreference(language, answer.receipt)}
                comparedWith={known}
              />
              <ReceiptPaper
                {...shared}
                title={texts.changed}
                answer={known}
                priceCad={asked.price}
                preference={whatIfPreference(language, known.receipt)}
                comparedWith={answer}
              />
            </div>
          </details>
        </>
      )}
    </>
  )
}

/** What nobody said that the changed duty rests on. */
function Assumed({ receipt }: { readonly receipt: DutyAnswer['receipt'] }) {
  const language = useLanguage()
  const texts = useTexts(assumedEn)
  const said = unsaidTexts(language, receipt)
  if (said.length === 0) return null
  return (
    <Notice tone="warn" title={texts.heading}>
      <ul>
        {said.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
    </Notice>
  )
}
