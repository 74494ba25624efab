// Downloads a stored paper into a file.
import { downloadInvoice } from '#contract/invoices.ts'
import { texts as en } from '#texts/en/session.ts'
import { useTexts } from '../language/page-language.tsx'
import { callForFile } from './call.ts'
import { useClientAccess } from './client-access.ts'
import { failureText } from './failures.ts'
import { saveFile } from './save-file.ts'

/** A function that fetches the paper and hands it to the browser; `onFailure` gets the sentence of a failure. */
export function useDownload(onFailure: (message: string) => void): (filename: string) => Promise<void> {
  const texts = useTexts(en)
  const access = useClientAccess()
  return (filename) =>
    callForFile(downloadInvoice, { params: { filename } }, access).then(
      (file) => saveFile(file, filename),
      (problem: unknown) =>
        onFailure(failureText(problem, { noConnection: texts.noConnection, other: texts.noConnection })),
    )
}
