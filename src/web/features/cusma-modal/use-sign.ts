// Signs the form and hands the certificate to the browser. Source: specification part 2, section 8, "CUSMA PDF".
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { generateCusmaCertificate, getCusmaForm } from '#contract/cusma.ts'
import type { Asked } from '#contract/endpoint.ts'
import { listDocuments } from '#contract/invoices.ts'
import { certificateNumber, invoiceFilename } from '#domain/invoice/numbering.ts'
import { texts as en } from '#texts/en/cusma.ts'
import { texts as sessionEn } from '#texts/en/session.ts'
import { type Language, sentence, wordsIn } from '#words/language.ts'
import { call, callForFile } from '../../api/call.ts'
import { useClientAccess } from '../../api/client-access.ts'
import { ApiFailure, NoConnection } from '../../api/failures.ts'
import { endpointKey } from '../../api/hooks.ts'
import { MOST_AT_ONCE, useStartPaper } from '../../api/paper-jobs.ts'
import { saveFile } from '../../api/save-file.ts'
import { currentToken } from '../../api/session.ts'
import { useLanguage } from '../../language/page-language.tsx'

export type SignedCertificate = { readonly fileName: string; readonly file: Blob }

type Signing = Asked<typeof generateCusmaCertificate>['body']

type Certified = { readonly shipmentId: string; readonly reference: string; readonly goods: number }
type Outcomes = {
  onSigned(signed: SignedCertificate): void
  /** A large one is signed, and made behind the screen. */
  onStarted(): void
}

export function useSign({ shipmentId, reference, goods }: Certified, { onSigned, onStarted }: Outcomes) {
  const language = useLanguage()
  const client = useQueryClient()
  const access = useClientAccess()
  const start = useStartPaper()
  const params = { id: shipmentId }
  const run = useMutation({
    mutationFn: async (body: Signing): Promise<SignedCertificate | undefined> => {
      if (!currentToken(access.actor))
        throw new ApiFailure(
          401,
          'not-signed-in',
          sentence(en, ({ signInFirst }) => signInFirst),
        )
      if (goods > MOST_AT_ONCE) {
        await start({ paper: 'cusma_certificate', params, body })
        return undefined
      }
      const file = await callForFile(generateCusmaCertificate, { params, body }, access)
      const form = await call(getCusmaForm, { params }, access).catch(() => undefined) // only its name is missed
      return { file, fileName: form?.data?.certificate?.fileName ?? invoiceFilename(certificateNumber(reference)) }
    },
    onSuccess: (signed) => {
      if (!signed) return onStarted()
      saveFile(signed.file, signed.fileName)
      void client.invalidateQueries({ queryKey: endpointKey(listDocuments, { params }) })
      return onSigned(signed)
    },
  })
  return {
    sign: (body: Signing) => run.mutate(body),
    isRunning: run.isPending,
    error: run.error,
    failure: run.error ? signFailureText(language, run.error) : undefined,
    forget: run.reset,
  }
}

/** The words a server's status has when it sends no sentence of its own. */
const STATUS_WORDS: ReadonlyMap<number, string> = new Map([
  [413, 'Content Too Large'],
  [429, 'Too Many Requests'],
  [500, 'Internal Server Error'],
  [502, 'Bad Gateway'],
  [503, 'Service Unavailable'],
  [504, 'Gateway Timeout'],
])

export function signFailureText(language: Language, problem: unknown): string {
  const texts = wordsIn(language, en)
  if (problem instanceof NoConnection) return texts.pdfError(wordsIn(language, sessionEn).noConnection)
  if (!(problem instanceof ApiFailure)) return texts.failed
  const { status, code, said } = problem
  if (code === 'not-signed-in') return texts.signInFirst
  if (status === 401) return texts.signInAgain
  if (code === undefined) return texts.serverError(status, STATUS_WORDS.get(status) ?? '').trim()
  return texts.pdfError(said(language))
}
