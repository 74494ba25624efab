// A duty receipt on paper: title, preference, value built up, lines, total, what was considered, what would change it, the data.
import { decimal } from '#domain/money.ts'
import type { ChangeReason } from '#domain/tariff/duty-reason.ts'
import { texts as assumedEn } from '#texts/en/assumed.ts'
import { unsaidTexts } from '#words/assumed.ts'
import { labelledIn } from '#words/local-text.ts'
import { useTexts } from '../../language/page-language.tsx'
import { EntryFindings } from '../../ui/entry-findings.tsx'
import { Receipt, ReceiptCut, ReceiptHeading, ReceiptLead } from '../../ui/receipt.tsx'
import { ConsideredLines } from './considered-lines.tsx'
import { DataVersion } from './data-version.tsx'
import { DutyByLaw, RulesInTime } from './duty-by-law.tsx'
import css from './duty-receipt.module.css'
import { serviceDuty } from './duty-state.ts'
import type { PaperProps } from './paper-props.ts'
import { ProhibitedPaper } from './prohibited-paper.tsx'
import { ReceiptLines } from './receipt-lines.tsx'
import { ReceiptOutcome } from './receipt-outcome.tsx'
import { useReceiptWords } from './receipt-words.ts'

const TONES = { claimed: css.claimed, caveat: css.caveat, plain: css.facts }

export function ReceiptPaper(props: PaperProps) {
  const { language, texts, itemTexts, unitsText, dayText } = useReceiptWords()
  const { receipt } = props.answer
  if (receipt.outcome.kind === 'prohibited') return <ProhibitedPaper {...props} outcome={receipt.outcome} />
  const settled = receipt.outcome.kind !== 'unknown'
  return (
    <Receipt
      title={props.title ?? itemTexts.dutyReceipt}
      label={labelledIn(language, itemTexts.dutyReceipt, props.item)}
      level={props.level}
    >
      <EntryFindings findings={props.answer.findings} of={props.title} />
      <p className={css.facts}>{texts.unitsAndEntry(unitsText(props.quantity), dayText(receipt.entryDate))}</p>
      <p className={TONES[props.preference.tone]}>{props.preference.text}</p>
      <ReceiptCut />
      <ValueBuiltUp {...props} />
      <ReceiptCut />
      <ReceiptLines receipt={receipt} comparedWith={props.comparedWith?.receipt} />
      <ReceiptOutcome answer={props.answer} quantity={props.quantity} priceCad={props.priceCad} />
      <DutyByLaw answer={props.answer} />
      <NamedByService answer={props.answer} />
      <Unsaid answer={props.answer} />
      {!settled && props.questions}
      <ConsideredLines considered={receipt.considered} />
      {settled && props.questions}
      <Changes changes={receipt.changeReasons} />
      {props.overTime ?? <RulesInTime answer={props.answer} />}
      <DataVersion {...props} />
    </Receipt>
  )
}

function ValueBuiltUp({ answer, quantity, priceCad }: PaperProps) {
  const { texts, unitsText, cadText, usdText } = useReceiptWords()
  const { exchangeRate, receipt } = answer
  const price = decimal(String(priceCad))
  const rate = exchangeRate.cadToUsd.toFixed(4)
  const atRate = exchangeRate.source === 'fallback' ? texts.atFallbackRate : texts.atRateWholeDollars
  return (
    <>
      <ReceiptLead
        label={texts.unitsTimesCost(unitsText(quantity), cadText(price))}
        amount={texts.total(texts.cad, cadText(price.times(decimal(String(quantity)))))}
      />
      <ReceiptLead label={atRate(rate)} amount={texts.total(texts.usd, usdText(receipt.enteredValueUsd))} />
    </>
  )
}

/** The duty that a service outside names, beside ours. */
function NamedByService({ answer }: Pick<PaperProps, 'answer'>) {
  const { texts, cadText } = useReceiptWords()
  const duty = serviceDuty(answer)
  return duty ? <p className={css.facts}>{texts.namedByService(texts.total(texts.cad, cadText(duty)))}</p> : null
}

/** What nobody said that the duty rests on, what it can come to, and a deposit nobody can price. */
function Unsaid({ answer: { receipt, findings } }: Pick<PaperProps, 'answer'>) {
  const { language } = useReceiptWords()
  const texts = useTexts(assumedEn)
  const deposit = findings.some(({ level }) => level === 'deposit') ? [texts.depositFloor] : []
  const said = unsaidTexts(language, receipt)
  if (deposit.length + said.length === 0) return null
  return (
    <div className={css.changes}>
      {deposit.map((each) => (
        <p key={each} className={css.strong}>
          {each}
        </p>
      ))}
      {said.length > 0 && (
        <>
          <ReceiptHeading of="part">{texts.heading}</ReceiptHeading>
          <ul>
            {said.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

function Changes({ changes }: { readonly changes: readonly ChangeReason[] }) {
  const { texts, say } = useReceiptWords()
  if (changes.length === 0) return null
  return (
    <>
      <ReceiptCut />
      <div className={css.changes}>
        <ReceiptHeading of="part">{texts.whatWouldChange}</ReceiptHeading>
        <ul>
          {changes.map(say.change).map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      </div>
    </>
  )
}
