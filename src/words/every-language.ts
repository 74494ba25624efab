// Learns the texts of every language; for programs that answer in all of them.
import { LANGUAGES } from '#domain/language.ts'
import { LANGUAGE_ROWS } from './language-rows.ts'

await Promise.all(LANGUAGES.map((language) => LANGUAGE_ROWS[language].learnTexts()))
