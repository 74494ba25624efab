// Learns the texts of papers for the client in every language; for what prints them.
import { LANGUAGES } from '#domain/language.ts'
import { LANGUAGE_ROWS } from './language-rows.ts'

await Promise.all(LANGUAGES.map((language) => LANGUAGE_ROWS[language].learnPapers()))
