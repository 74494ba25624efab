// The steps of the CUSMA form, in the order one goes through them.
import { Checkbox } from '@mantine/core'
import { type Language, wordsIn } from '#words/language.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import type { ReactNode } from 'react'
import type { ElementNumber, MissingElement } from '#domain/cusma/certificate.ts'
import type { CertificateGood } from '#domain/cusma/certificate-goods.ts'
import { texts as en } from '#texts/en/cusma.ts'
import { texts as paper } from '#texts/en/cusma-paper.ts'
import { SignaturePad } from '../../ui/signature-pad.tsx'
import { type Claims, CriteriaTable } from './criteria-table.tsx'
import css from './cusma-modal.module.css'
import { ElementsList } from './elements-list.tsx'
import type { FormDraft } from './form-draft.ts'
import { Parties } from './parties.tsx'
import { PeriodAndSigner } from './period-and-signer.tsx'
import type { useSignature } from './use-signature.ts'

type Item = { readonly id: string; readonly description: string; readonly countryOfOrigin: string | null }
type Props = {
  readonly draft: FormDraft
  readonly change: (change: Partial<FormDraft>) => void
  /** All that may be certified, those left out among them. */
  readonly goods: readonly CertificateGood[]
  /** Which goods claim, where the certificate is for one shipment. */
  readonly claims?: Claims
  readonly covers: readonly FormDraft['covers'][]
  readonly items: readonly Item[]
  readonly coachOf: (itemId: string) => string
  readonly missing: readonly MissingElement[]
  readonly signature: ReturnType<typeof useSignature>
  readonly isTicked: boolean
  readonly onTick: (ticked: boolean) => void
  readonly onGoTo: (element: ElementNumber) => void
}

export function CusmaSteps(props: Props) {
  const language = useLanguage()
  const texts = useTexts(en)
  const { draft, change, goods, claims, covers, coachOf, items, missing, signature, isTicked, onTick, onGoTo } = props
  const others = notEligible(language, items, goods)
  return (
    <div className={css.steps}>
      <Step number={1} title={texts.stepCriteria}>
        <CriteriaTable
          goods={goods}
          claims={claims}
          coachOf={coachOf}
          wholeConfirmed={draft.wholeConfirmed}
          onWholeConfirmed={(wholeConfirmed, sku) =>
            change({ wholeConfirmed, ...(sku && { originCriteria: { ...draft.originCriteria, [sku]: 'A' } }) })
          }
          onChoose={(sku, choice) => change({ originCriteria: { ...draft.originCriteria, [sku]: choice } })}
        />
        <p className="xs faint">{texts.lettersDiffer}</p>
        {claims && <p className="xs faint">{texts.leftOutHint}</p>}
        {others && <p className="xs faint">{others}</p>}
      </Step>
      <Step number={2} title={texts.stepParties}>
        <Parties draft={draft} onChange={change} />
      </Step>
      <div className={css.two}>
        <Step number={3} title={texts.stepPeriod}>
          <PeriodAndSigner draft={draft} onChange={change} covers={covers} />
        </Step>
        <Step number={4} title={texts.stepSignature}>
          <SignaturePad value={signature.picture} onChange={signature.setPicture} signerName={draft.signerName} />
        </Step>
      </div>
      <div className={css.certify}>
        <Checkbox
          label={<span lang="en">{paper.statement}</span>}
          classNames={{ label: css.statement }}
          checked={isTicked}
          onChange={(event) => onTick(event.currentTarget.checked)}
        />
        <p className="xs faint">{texts.keepPapers}</p>
      </div>
      <ElementsList missing={missing} onGoTo={onGoTo} />
    </div>
  )
}

type StepProps = { readonly number: number; readonly title: string; readonly children: ReactNode }

function Step({ number, title, children }: StepProps) {
  return (
    <section className={css.step} aria-label={title}>
      <h3 id={stepId(number)} className={css.heading} tabIndex={-1}>
        <span className={css.number}>{number}</span> {title}
      </h3>
      {children}
    </section>
  )
}

const stepId = (number: number) => `cusma-step-${number}`

/** The step in which each element is settled, elements 1 to 9. */
const STEP_OF = [2, 2, 2, 2, 2, 1, 1, 3, 4] as const

/** Brings the step into sight and puts the focus on its heading, once it is drawn. */
export function goToElement(element: ElementNumber): void {
  requestAnimationFrame(() => document.getElementById(stepId(STEP_OF[element - 1] ?? 1))?.focus())
}

/** Items named that cannot be certified. */
const MOST_NAMED = 6

function notEligible(
  language: Language,
  items: readonly Item[],
  goods: readonly CertificateGood[],
): string | undefined {
  const texts = wordsIn(language, en)
  const others = items.filter((item) => !goods.some((good) => good.itemId === item.id))
  if (others.length === 0) return undefined
  const named = others
    .slice(0, MOST_NAMED)
    .map(({ description, countryOfOrigin: origin }) =>
      origin ? texts.notEligibleItem(description, origin) : texts.notEligibleNoOrigin(description),
    )
    .join('; ')
  const more = others.length - MOST_NAMED
  return texts.notEligible(more > 0 ? texts.moreItems(named, more) : named)
}
