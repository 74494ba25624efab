// Downloads a stored paper into a file.
import { downloadInvoice } from '#contract/invoices.ts'
import { texts as en } from '#texts/en/session.ts'
import type { Sentence } from '#words/language.ts'
import { callForFile } from './call.ts'
import { useClientAccess } from './client-access.ts'
import { failureSentence } from './failures.ts'
import { saveFile } from './save-file.ts'

/** A function that fetches the paper and hands it to the browser; `onFailure` gets the sentence of a failure. */
export function useDownload(onFailure: (said: Sentence) => void): (filename: string) => Promise<void> {
  const access = useClientAccess()
  return (filename) =>
    callForFile(downloadInvoice, { params: { filename } }, access).then(
      (file) => saveFile(file, filename),
      (problem: unknown) => onFailure(failureSentence(problem, en, ({ noConnection }) => noConnection)),
    )
}
