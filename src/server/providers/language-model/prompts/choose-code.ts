// Asks which heading, then which line, goods fall under, out of codes that are listed. The list stands in the instructions; texts of
// the seller are material.
import { z } from 'zod'
import type { Question } from '../language-model.ts'
import type { GoodsFacts, GoodsTexts } from './read-goods.ts'

/** A code a model may answer, and what it is called. */
export type OfferedCode = { readonly code: string; readonly titles: string }

/** Answered where none of the codes fits. */
export const NONE = 'none'

export type AboutGoods = { readonly texts: GoodsTexts; readonly facts: GoodsFacts }

/** A code or NONE. Services are held to the list by the form; whether they kept to it is the caller's to check. */
const oneOf = (codes: readonly OfferedCode[]) =>
  z
    .string()
    .max(40)
    .meta({ enum: [...codes.map(({ code }) => code), NONE] })

const why = z.string().max(4000)

type ChosenHeading = { readonly code: string; readonly second: string; readonly why: string }
type ChosenLine = { readonly code: string; readonly why: string }

const HOW = `Classify by the General Rules of Interpretation: the words of the law first, what gives the goods their essential character next.
Goods are what they are, not what they are used with. The most specific description prevails over a general one. A line called "other"
takes only what its neighbours leave. Answer only a code of the list, copied digit by digit, or "${NONE}" when none of them fits.
why: one or two sentences that name the deciding fact.`

export const chooseHeading = (about: AboutGoods, headings: readonly OfferedCode[]): Question<ChosenHeading> => ({
  name: 'chosen_heading',
  instructions: `You classify goods in the US tariff schedule. The material holds a seller's texts and the facts read from them. Choose the
heading. second: the heading to try if the first turns out to be excluded, or "${NONE}".
${HOW}

${listOf(headings)}`,
  material: materialOf(about),
  schema: z.strictObject({ code: oneOf(headings), second: oneOf(headings), why }),
  deadlineMs: 15_000,
  maxAnswerTokens: 1000,
})

export const chooseLine = (about: AboutGoods, lines: readonly OfferedCode[]): Question<ChosenLine> => ({
  name: 'chosen_line',
  instructions: `You classify goods in the US tariff schedule; the heading is settled. The material holds a seller's texts and the facts read
from them. Choose the ten-digit line out of all lines of the heading. Value limits are in USD for one unit.
${HOW}

${listOf(lines)}`,
  material: materialOf(about),
  schema: z.strictObject({ code: oneOf(lines), why }),
  deadlineMs: 15_000,
  maxAnswerTokens: 1000,
})

export const materialOf = ({ texts, facts }: AboutGoods): Record<string, string> => ({
  ...texts,
  facts: JSON.stringify(facts),
})

export const listOf = (codes: readonly OfferedCode[]): string =>
  codes.map(({ code, titles }) => `${code}: ${titles}`).join('\n')
