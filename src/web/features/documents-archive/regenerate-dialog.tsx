// Makes a paper again from the data of today, after the password; codes and the fallback rate are confirmed when the server asks.
import { Checkbox } from '@mantine/core'
import { useTexts } from '../../language/page-language.tsx'
import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import { useState } from 'react'
import { listArchive, regenerateDocument } from '#contract/document-archive.ts'
import { texts as en } from '#texts/en/archive.ts'
import { texts as answerEn } from '#texts/en/document-archive.ts'
import { texts as invoiceEn } from '#texts/en/invoice.ts'
import { failureText, isRefusal } from '../../api/failures.ts'
import { useOutdate, useSend } from '../../api/hooks.ts'
import { invoiceRefusal } from '../../api/invoice-refusal.ts'
import { ConfirmCodes, type UnconfirmedCode } from '../../ui/confirm-codes.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DocumentPassword } from '../../ui/document-password.tsx'
import { MakeFooter } from '../../ui/make-footer.tsx'
import { FailureAlert } from '../../ui/show-alert.tsx'
import { useSubmitKey } from '../../ui/use-submit-key.ts'
import type { ArchivedDocument } from './archive-table.tsx'

type Props = {
  readonly document: ArchivedDocument
  readonly onMade: (made: { readonly message: string; readonly filename: string }) => void
  readonly onClose: () => void
}

export function RegenerateDialog({ document, onMade, onClose }: Props) {
  const texts = useTexts(en)
  const answerTexts = useTexts(answerEn)
  const invoiceTexts = useTexts(invoiceEn)
  const outdate = useOutdate()
  const send = useSend(regenerateDocument)
  const [password, setPassword] = useState('')
  const [acceptFallbackRate, setAccept] = useState(false)
  const [confirmed, setConfirmed] = useState<readonly UnconfirmedCode[]>([])
  const asked = invoiceRefusal(send.error)
  const needsPassword = document.kind !== 'manual_invoice'
  const blocked = needsPassword && password === '' ? texts.needPassword : undefined
  const submit = () => {
    if (blocked || send.isPending) return
    const confirmCodes = confirmed.map(({ id, htsCode }) => ({ id, htsCode }))
    const onSuccess = (made: { message: string; filename: string }) => {
      outdate(listArchive)
      onMade(made)
    }
    send.mutate({ params: { id: document.id }, body: { password, acceptFallbackRate, confirmCodes } }, { onSuccess })
  }
  useSubmitKey(submit)
  const footer = (
    <MakeFooter
      action={texts.regenerate}
      blocked={blocked}
      isRunning={send.isPending}
      onCancel={onClose}
      onMake={submit}
    />
  )
  return (
    <Dialog title={texts.regenerateTitle(document.number)} onClose={onClose} footer={footer} width={520}>
      <FailureAlert text={send.error && failureText(send.error, answerTexts.regenerateFailed)} onClose={send.reset} />
      <p>{texts.regenerateText}</p>
      {(asked.unconfirmed.length > 0 || confirmed.length > 0) && (
        <ConfirmCodes
          codes={asked.unconfirmed.length > 0 ? asked.unconfirmed : confirmed}
          confirmed={confirmed.length > 0}
          onChange={(isConfirmed) => setConfirmed(isConfirmed ? asked.unconfirmed : [])}
        />
      )}
      {(asked.asksForFallback || acceptFallbackRate) && (
        <Checkbox
          mt="sm"
          label={invoiceTexts.acceptFallbackRate}
          checked={acceptFallbackRate}
          onChange={(event) => setAccept(event.currentTarget.checked)}
        />
      )}
      {needsPassword && (
        <DocumentPassword
          value={password}
          problem={isRefusal(send.error, 'document-password-wrong') ? invoiceTexts.passwordWrong : undefined}
          onChange={setPassword}
        />
      )}
    </Dialog>
  )
}
