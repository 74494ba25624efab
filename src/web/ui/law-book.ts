// Sentences about codes and duties: why a code is proposed, why a line stands on a receipt, what is asked and what would change it.
// Titles of the tariff and citations of law exist in English only.
import { texts as classification } from '#texts/classification.ts'
import { texts as receipt } from '#texts/duty-receipt.ts'
import { texts as frenchClassification } from '#texts/french/classification.ts'
import { texts as frenchReceipt } from '#texts/french/duty-receipt.ts'
import { texts as law } from '#texts/french/law.ts'
import { texts as lawNotes } from '#texts/french/law-notes.ts'
import { texts as programmes } from '#texts/french/programmes.ts'
import { texts as frenchAnswers } from '#texts/french/public-tools.ts'
import { texts as frenchRates } from '#texts/french/rates.ts'
import { texts as answers } from '#texts/public-tools.ts'
import { texts as rates } from '#texts/rates.ts'
import { phraseBook } from './phrase-book.ts'

export const lawBook = phraseBook(
  [
    { en: classification, fr: frenchClassification },
    { en: receipt, fr: frenchReceipt },
    { en: rates, fr: frenchRates },
    { en: answers, fr: frenchAnswers },
  ],
  { ...law, ...lawNotes, ...programmes },
)
