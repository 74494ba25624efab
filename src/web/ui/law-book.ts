// Sentences about codes and duties: why a code is proposed, why a line stands on a receipt, what is asked and what would change it.
// Titles of the tariff and citations of law exist in English only.
import { texts as classification } from '#texts/classification.ts'
import { texts as receipt } from '#texts/duty-receipt.ts'
import { texts as frenchClassification } from '#texts/french/classification.ts'
import { texts as frenchReceipt } from '#texts/french/duty-receipt.ts'
import { texts as law } from '#texts/french/law.ts'
import { texts as lawNotes } from '#texts/french/law-notes.ts'
import { texts as programmes } from '#texts/french/programmes.ts'
import { texts as frenchRates } from '#texts/french/rates.ts'
import { texts as rates } from '#texts/rates.ts'
import { inBoth } from './language.tsx'
import { phraseBook } from './phrase-book.ts'
import { answerWords } from './public-words.ts'

const codes: Pick<typeof classification, keyof typeof frenchClassification> = classification
const lines: Pick<typeof receipt, keyof typeof frenchReceipt> = receipt

export const lawBook = phraseBook(
  [inBoth(codes, frenchClassification), inBoth(lines, frenchReceipt), { en: rates, fr: frenchRates }, answerWords],
  { ...law, ...lawNotes, ...programmes },
)
