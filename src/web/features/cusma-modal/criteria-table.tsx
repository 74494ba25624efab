// Step 1: why each item originates. The choice has the specification's letters; beside it stands what the certificate prints, and for
// each what it means and what proves it. A default nobody has confirmed is amber. An item may be left out: it then claims nothing.
import { Checkbox, NativeSelect } from '@mantine/core'
import { type Language, wordsIn } from '#words/language.ts'
import { amountIn } from '#words/local-text.ts'
import { printedCriterion } from '#words/papers/certificate.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import type { Big } from 'big.js'
import { Link } from 'react-router'
import { type CertificateGood, isDoubtfullyWhole, isStated } from '#domain/cusma/certificate-goods.ts'
import {
  CRITERION_CHOICES,
  type CriterionChoice,
  ORIGIN_CRITERIA,
  originCriterion,
} from '#domain/cusma/origin-criteria.ts'
import { cad } from '#domain/money.ts'
import { texts as en } from '#texts/en/cusma.ts'
import { TextButton } from '../../ui/text-button.tsx'
import css from './criteria-table.module.css'

type Props = {
  readonly goods: readonly CertificateGood[]
  /** Which items claim, and what that saves; absent where all goods do. */
  readonly claims?: Claims | undefined
  readonly onChoose: (sku: string, choice: CriterionChoice) => void
  /** SKUs of made goods that the signer stands by as wholly obtained. */
  readonly wholeConfirmed: readonly string[]
  /** `sku`: of the good whose criterion that confirms. */
  readonly onWholeConfirmed: (skus: readonly string[], sku?: string) => void
  /** The origin coach of an item. */
  readonly coachOf: (itemId: string) => string
}

export type Claims = {
  /** Ids of items the certificate leaves out. */
  readonly leftOut: readonly string[]
  /** What the claim saves of each item's duty, CAD for the line; 'waits' while it is worked out, absent while it is not known. */
  readonly savings: ReadonlyMap<string, Big | 'waits'>
  readonly onLeaveOut: (leftOut: readonly string[]) => void
}

const optionsIn = (language: Language) => {
  const texts = wordsIn(language, en)
  return ORIGIN_CRITERIA.map(({ choice, key }) => ({
    value: choice,
    label: texts.criterionChoice(choice, texts.criteria[key]),
  }))
}

export function CriteriaTable(props: Props) {
  const { goods, claims, wholeConfirmed, coachOf, onChoose, onWholeConfirmed } = props
  const texts = useTexts(en)
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col">{texts.item}</th>
          {claims && <th scope="col">{texts.claimed}</th>}
          <th scope="col">{texts.hsCode}</th>
          <th scope="col">{texts.origin}</th>
          <th scope="col">{texts.criterion}</th>
          <th scope="col">{texts.printsAs}</th>
          <th scope="col">{texts.basis}</th>
        </tr>
      </thead>
      <tbody>
        {goods.map((good) => (
          <GoodRow
            key={good.itemId}
            good={good}
            isClaimed={!claims?.leftOut.includes(good.itemId)}
            claims={claims}
            coach={coachOf(good.itemId)}
            isWhole={wholeConfirmed.includes(good.sku)}
            onWhole={(isWhole) => {
              const others = wholeConfirmed.filter((sku) => sku !== good.sku)
              if (isWhole) onWholeConfirmed([...others, good.sku], good.sku)
              else onWholeConfirmed(others)
            }}
            onChoose={(choice) => onChoose(good.sku, choice)}
          />
        ))}
      </tbody>
    </table>
  )
}

type RowProps = {
  readonly good: CertificateGood
  readonly isClaimed: boolean
  readonly claims: Claims | undefined
  readonly coach: string
  readonly isWhole: boolean
  readonly onWhole: (isWhole: boolean) => void
  readonly onChoose: (choice: CriterionChoice) => void
}

function GoodRow(props: RowProps) {
  const { good, isClaimed, claims } = props
  const texts = useTexts(en)
  const name = good.description || good.sku
  return (
    <tr
      data-unconfirmed={(isClaimed && !good.isCriterionConfirmed) || undefined}
      data-left-out={!isClaimed || undefined}
    >
      <th scope="row">
        {name}
        <span className={css.sku}>{good.sku}</span>
      </th>
      {claims && <Claim itemId={good.itemId} {...{ name, claims, isClaimed }} />}
      <td data-label={texts.hsCode}>
        {good.hs6 === '' ? (
          <span className={css.wrong}>{texts.noHsCode}</span>
        ) : (
          <span className="mono">{good.hs6}</span>
        )}
        {good.hs6 !== '' && !good.isCodeConfirmed && <span className={css.wrong}>{texts.codeIsProposed}</span>}
      </td>
      <td data-label={texts.origin}>
        <span className="mono">{good.origin}</span>
      </td>
      {isClaimed ? <Criterion {...props} name={name} /> : <td colSpan={3} className={css.out} />}
    </tr>
  )
}

type ClaimProps = {
  readonly itemId: string
  readonly name: string
  readonly claims: Claims
  readonly isClaimed: boolean
}

function Claim({ itemId, name, claims: { leftOut, savings, onLeaveOut }, isClaimed }: ClaimProps) {
  const language = useLanguage()
  const texts = useTexts(en)
  const turn = (claimed: boolean) => onLeaveOut(claimed ? leftOut.filter((id) => id !== itemId) : [...leftOut, itemId])
  return (
    <td data-label={texts.claimed}>
      <Checkbox
        aria-label={texts.claimFor(name)}
        label={isClaimed ? undefined : texts.notClaimed}
        checked={isClaimed}
        onChange={(event) => turn(event.currentTarget.checked)}
      />
      <span className={css.saving}>{savingText(language, savings.get(itemId), isClaimed)}</span>
    </td>
  )
}

type CriterionProps = Pick<RowProps, 'good' | 'onChoose' | 'coach' | 'isWhole' | 'onWhole'> & { readonly name: string }

function Criterion({ good, name, coach, isWhole, onChoose, onWhole }: CriterionProps) {
  const language = useLanguage()
  const texts = useTexts(en)
  const { criterion } = good
  const asksWhole = isDoubtfullyWhole(good)
  return (
    <>
      <td data-label={texts.criterion}>
        <NativeSelect
          aria-label={texts.criterionOf(name)}
          data={optionsIn(language)}
          value={criterion}
          disabled={!isStated(good)}
          onChange={(event) => {
            const chosen = CRITERION_CHOICES.find((each) => each === event.currentTarget.value)
            if (chosen) onChoose(chosen)
          }}
        />
      </td>
      <td data-label={texts.printsAs} className={css.prints}>
        {printedCriterion(criterion)}
      </td>
      <td data-label={texts.basis}>
        {!good.isCriterionConfirmed && asksWhole && <p className={css.default}>{texts.defaultRarelyFits}</p>}
        {!good.isCriterionConfirmed && !asksWhole && (
          <p className={css.default}>
            {texts.onlyDefault(criterion)}{' '}
            <TextButton label={texts.confirmLetterOf(criterion, name)} onClick={() => onChoose(criterion)}>
              {texts.confirmLetter(criterion)}
            </TextButton>
          </p>
        )}
        <p className={css.tested} data-stated={isStated(good) || undefined}>
          {texts.tested[good.tested.state]}{' '}
          <Link to={coach} aria-label={texts.testItem(name)}>
            {texts.testIt}
          </Link>
        </p>
        {asksWhole && (
          <>
            <p className={css.meaning}>{texts.wholeMeans}</p>
            <Checkbox
              label={texts.wholeConfirm(name)}
              checked={isWhole && good.isCriterionConfirmed}
              onChange={(event) => onWhole(event.currentTarget.checked)}
            />
          </>
        )}
        <Help good={good} />
      </td>
    </>
  )
}

/** What the claim does to the duty of the line, in a sentence. */
function savingText(language: Language, saving: Big | 'waits' | undefined, isClaimed: boolean): string {
  const texts = wordsIn(language, en)
  if (saving === 'waits') return texts.dutyWaits
  if (saving === undefined) return texts.dutyUnknown
  if (saving.lte('0')) return isClaimed ? texts.savesNothing : texts.costsNothing
  const amount = amountIn(language, cad(saving.toFixed(2)))
  return isClaimed ? texts.savesDuty(amount) : texts.costsDuty(amount)
}

function Help({ good }: { readonly good: CertificateGood }) {
  const texts = useTexts(en)
  const { key } = originCriterion(good.criterion)
  return (
    <details className={css.help}>
      <summary aria-label={texts.meaningOf(good.description || good.sku)}>{texts.meaningAndProof}</summary>
      <p>{texts.criteriaMean[key]}</p>
      <p>{texts.criteriaProof[key]}</p>
    </details>
  )
}
