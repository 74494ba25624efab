// What research of a maker really did, step by step: the search, each page with what stands on it, and what the model named.
import type { ResearchStep } from '#domain/address/research-step.ts'
import { texts as en } from '#texts/en/address.ts'
import { countryIn } from '#words/country-text.ts'
import type { Shape } from '#words/language.ts'
import { useLanguage, useTexts } from '../language/page-language.tsx'
import css from './research-steps.module.css'
import { WebLink } from './web-link.tsx'

/** Nothing where nothing was searched. `open`: where no maker was found, so that why stands there at once. */
export function ResearchSteps({ steps, open }: { readonly steps: readonly ResearchStep[]; readonly open?: boolean }) {
  const texts = useTexts(en)
  if (steps.length === 0) return null
  return (
    <details className={css.steps} open={open}>
      <summary>{texts.stepsTitle}</summary>
      <ol>
        {steps.map((step) => (
          <li key={step.step === 'page' ? step.url : step.step}>
            <Step step={step} />
          </li>
        ))}
      </ol>
    </details>
  )
}

function Step({ step }: { readonly step: ResearchStep }) {
  const texts = useTexts(en)
  const language = useLanguage()
  if (step.step === 'searched') return texts.stepSearched(step.service, step.query, step.pages)
  if (step.step === 'named') return namedText(texts, step, countryIn(language, step.country ?? ''))
  return (
    <>
      {texts.stepPage[step.shows]} <WebLink url={step.url} most={60} />
    </>
  )
}

function namedText(
  texts: Shape<typeof en>,
  { name, street_address, isWhole }: Extract<ResearchStep, { step: 'named' }>,
  country: string,
): string {
  if (!name) return texts.stepNamedNone
  const named = texts.stepNamed([name, street_address, country].filter(Boolean).join(', '))
  return isWhole ? named : `${named} ${texts.stepNotWhole}`
}
