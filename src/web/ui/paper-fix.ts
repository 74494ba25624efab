// Findings that the form of an invoice puts right itself: the jump stays in the form.

import { texts as en } from '#texts/en/preflight.ts'
import type { SaidFinding } from '#words/findings.ts'
import { type Language, wordsIn } from '#words/language.ts'
import { focusOn } from './focus-on.ts'
import type { Fix } from './preflight-panel.tsx'

/** Fields of the form that a check may name. */
const FIELDS = [
  'fcId',
  'incoterm',
  'reasonForExport',
  'relatedParties',
  'portOfEntry',
  'buyerName',
  'valueBasis',
  'acceptFallbackRate',
]

/** How a form words what it puts right itself. */
export const fixedHere = (language: Language, go: () => void): Fix => {
  const texts = wordsIn(language, en)
  return { label: texts.here, go }
}

/** What of it the form shows now: the fulfilment centre, and the list in which proposed codes are confirmed. */
type Shown = { readonly hasCentre: boolean; readonly hasCodes: boolean }

/** Undefined where the form is not the place. */
export function formFix(
  language: Language,
  { id, field = '', fix }: SaidFinding,
  { hasCentre, hasCodes }: Shown,
): Fix | undefined {
  if (id === 'code-unconfirmed' && hasCodes) return fixedHere(language, () => focusOn('paper-confirm'))
  if (fix.place !== 'invoice-form' || !FIELDS.includes(field) || (field === 'fcId' && !hasCentre)) return undefined
  return fixedHere(language, () => focusOn(`paper-${field}`))
}
