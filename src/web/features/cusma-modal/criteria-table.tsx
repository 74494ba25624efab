// Step 1: why each item originates. The choice has the specification's letters; beside it stands what the certificate prints, and for
// each what it means and what proves it. A default nobody has confirmed is amber.
import { NativeSelect } from '@mantine/core'
import type { CertificateGood } from '#domain/cusma/certificate-goods.ts'
import {
  CRITERION_CHOICES,
  type CriterionChoice,
  ORIGIN_CRITERIA,
  originCriterion,
  printedCriterion,
} from '#domain/cusma/origin-criteria.ts'
import { texts } from '#texts/cusma.ts'
import css from './criteria-table.module.css'

type Props = {
  readonly goods: readonly CertificateGood[]
  readonly onChoose: (sku: string, choice: CriterionChoice) => void
}

const OPTIONS = ORIGIN_CRITERIA.map(({ choice, name }) => ({
  value: choice,
  label: texts.criterionChoice(choice, name),
}))

export function CriteriaTable({ goods, onChoose }: Props) {
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col">{texts.item}</th>
          <th scope="col">{texts.hsCode}</th>
          <th scope="col">{texts.origin}</th>
          <th scope="col">{texts.criterion}</th>
          <th scope="col">{texts.printsAs}</th>
          <th scope="col">{texts.basis}</th>
        </tr>
      </thead>
      <tbody>
        {goods.map((good) => (
          <GoodRow key={good.itemId} good={good} onChoose={(choice) => onChoose(good.sku, choice)} />
        ))}
      </tbody>
    </table>
  )
}

type RowProps = { readonly good: CertificateGood; readonly onChoose: (choice: CriterionChoice) => void }

function GoodRow({ good, onChoose }: RowProps) {
  const name = good.description || good.sku
  const { criterion } = good
  return (
    <tr data-unconfirmed={!good.isCriterionConfirmed || undefined}>
      <th scope="row">
        {name}
        <span className={css.sku}>{good.sku}</span>
      </th>
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
      <td data-label={texts.criterion}>
        <NativeSelect
          aria-label={texts.criterionOf(name)}
          data={OPTIONS}
          value={criterion}
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
        {!good.isCriterionConfirmed && (
          <p className={css.default}>
            {texts.onlyDefault(criterion)}{' '}
            <button
              type="button"
              className={css.confirm}
              aria-label={texts.confirmLetterOf(criterion, name)}
              onClick={() => onChoose(criterion)}
            >
              {texts.confirmLetter(criterion)}
            </button>
          </p>
        )}
        <Help good={good} />
      </td>
    </tr>
  )
}

function Help({ good }: { readonly good: CertificateGood }) {
  const { means, proof } = originCriterion(good.criterion)
  return (
    <details className={css.help}>
      <summary aria-label={texts.meaningOf(good.description || good.sku)}>{texts.meaningAndProof}</summary>
      <p>{means}</p>
      <p>{proof}</p>
    </details>
  )
}
