// Reads the file a person chose. The spreadsheet reader is loaded only when a spreadsheet comes.
import { decodedText, fileForm } from '#domain/import/file-rows.ts'
import { texts as en } from '#texts/en/catalogue-screen.ts'
import { type Language, wordsIn } from '#words/language.ts'
import { workbookProblem } from '../../api/read-workbook.ts'
import { type FileProblem, type FileRows, rowsOfSheet, rowsOfText } from './import-file.ts'

export async function readFile(language: Language, file: File): Promise<FileRows | FileProblem> {
  const texts = wordsIn(language, en)
  const bytes = await file.arrayBuffer()
  const form = fileForm(new Uint8Array(bytes))
  if (form === 'old-workbook') return { kind: 'problem', text: texts.oldExcel }
  if (form === 'text') return rowsOfText(language, decodedText(bytes))
  const problem = await workbookProblem(bytes)
  if (problem) return { kind: 'problem', text: problem }
  try {
    const { readSheet } = await import('read-excel-file/universal')
    return rowsOfSheet(language, await readSheet(bytes))
  } catch {
    return { kind: 'problem', text: texts.notReadable } // a damaged file, or a zip that is no spreadsheet
  }
}
