// Sentences about codes and duties: why a code is proposed, why a line stands on a receipt, what is asked and what would change it.
// Titles of the tariff and citations of law exist in English only.
import { texts as classification } from '#texts/en/classification.ts'
import { texts as receipt } from '#texts/en/duty-receipt.ts'
import { texts as answers } from '#texts/en/public-tools.ts'
import { texts as rates } from '#texts/en/rates.ts'
import { texts as frenchClassification } from '#texts/fr/classification.ts'
import { texts as frenchReceipt } from '#texts/fr/duty-receipt.ts'
import { texts as law } from '#texts/fr/law.ts'
import { texts as lawNotes } from '#texts/fr/law-notes.ts'
import { texts as lawRevisions } from '#texts/fr/law-revisions.ts'
import { texts as programmes } from '#texts/fr/programmes.ts'
import { texts as frenchAnswers } from '#texts/fr/public-tools.ts'
import { texts as frenchRates } from '#texts/fr/rates.ts'
import { phraseBook } from './phrase-book.ts'

export const lawBook = phraseBook(
  [
    { en: classification, fr: frenchClassification },
    { en: receipt, fr: frenchReceipt },
    { en: rates, fr: frenchRates },
    { en: answers, fr: frenchAnswers },
  ],
  { ...law, ...lawNotes, ...lawRevisions, ...programmes },
)
