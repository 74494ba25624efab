// Asks whether an exclusion or a note keeps goods out of the line that was chosen for them.
import { z } from 'zod'
import type { Question } from '../language-model.ts'
import { type AboutGoods, listOf, materialOf, NONE, type OfferedCode } from './choose-code.ts'

/** A note of the law or of the lexicon under a short id such as 'n3'. */
export type OfferedNote = { readonly id: string; readonly text: string }

type CheckedLine = { readonly stands: boolean; readonly note: string; readonly why: string }

/** note of the answer: id of the note that excludes the goods, 'title' for the line's own words, NONE while the line stands. */
export const TITLE = 'title'

export const checkCode = (
  about: AboutGoods,
  line: OfferedCode,
  notes: readonly OfferedNote[],
): Question<CheckedLine> => ({
  name: 'checked_line',
  instructions: `You check a customs classification. The material holds a seller's texts and the facts read from them. This line was chosen:

${listOf([line])}

Notes on it:
${notes.map(({ id, text }) => `${id}: ${text}`).join('\n')}

stands is false only when a note, or an exclusion in the words of the line itself, clearly keeps these goods out. note: the id of that
note, "${TITLE}" for the words of the line, or "${NONE}" when the line stands. why: one sentence.`,
  material: materialOf(about),
  schema: z.strictObject({
    stands: z.boolean(),
    note: z
      .string()
      .max(40)
      .meta({ enum: [...notes.map(({ id }) => id), TITLE, NONE] }),
    why: z.string().max(4000),
  }),
  deadlineMs: 15_000,
  maxAnswerTokens: 800,
})
