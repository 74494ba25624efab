// Reads the file a person chose. The spreadsheet reader is loaded only when a spreadsheet comes.
import { texts } from '#texts/catalogue-screen.ts'
import { type FileProblem, type FileRows, rowsOfSheet, rowsOfText } from './import-file.ts'

export async function readFile(file: File): Promise<FileRows | FileProblem> {
  const bytes = await file.arrayBuffer()
  if (startsWith(bytes, OLD_EXCEL)) return { kind: 'problem', text: texts.oldExcel }
  if (!startsWith(bytes, ZIP)) return rowsOfText(decode(bytes))
  try {
    const { readSheet } = await import('read-excel-file/universal')
    return rowsOfSheet(await readSheet(bytes))
  } catch {
    return { kind: 'problem', text: texts.notReadable } // a damaged file, or a zip that is no spreadsheet
  }
}

/** First bytes of a zip, which an XLSX file is, and of the older binary form. */
const ZIP = [0x50, 0x4b, 0x03, 0x04]
const OLD_EXCEL = [0xd0, 0xcf, 0x11, 0xe0]

function startsWith(bytes: ArrayBuffer, sign: readonly number[]): boolean {
  const first = new Uint8Array(bytes.slice(0, sign.length))
  return sign.every((byte, index) => first[index] === byte)
}

/** UTF-8; what is not, is what older spreadsheets write on Windows. */
function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
