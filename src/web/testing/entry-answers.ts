// Whether goods may enter, as tests of screens answer it.
import { findAdmissibilities } from '#contract/admissibility.ts'
import type { EntryFinding } from '../ui/entry-findings.tsx'
import { answer } from './fake-api.ts'

const both = (text: string) => ({ en: text, fr: text })

const permit: EntryFinding = {
  level: 'permit',
  rule: 'cites-plants',
  source: '50 CFR 23',
  verified: '2026-11-22',
  isChecked: true,
  isSure: true,
  title: both('A protected plant'),
  todo: both('Ask for the CITES permit.'),
  because: both('Found by the words.'),
}

/** Of many goods: a permit for those whose description has the word. */
export const permitFor = (word: string) =>
  answer(findAdmissibilities, ({ body }) => ({
    success: true,
    data: body.goods.map(({ description }) => ({ findings: description.includes(word) ? [permit] : [] })),
  }))
