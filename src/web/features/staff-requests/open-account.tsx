// Makes a client of a request, or lets one in again that has the address already.
import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useId, useState } from 'react'
import { openAccount } from '#contract/access-requests.ts'
import { texts } from '#texts/en/access-requests.ts'
import { failureText } from '../../api/failures.ts'
import { useSend } from '../../api/hooks.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { AccessRequest } from './request-columns.tsx'

export type Opened = { readonly clientId: string; readonly name: string; readonly wasSent: boolean }

type Props = {
  readonly request: AccessRequest
  readonly onOpened: (opened: Opened) => void
  readonly onClose: () => void
}

export function OpenAccount({ request, onOpened, onClose }: Props) {
  const [company, setCompany] = useState(request.client?.name ?? request.company)
  const [name, setName] = useState(request.name)
  const [isTried, setTried] = useState(false)
  const send = useSend(openAccount)
  const formId = useId()
  const isWrong = (typed: string) => isTried && typed.trim() === '' && texts.nameNeeded
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (company.trim() === '' || name.trim() === '' || send.isPending) return
    send.mutate(
      { params: { requestId: request.id }, body: { company, name } },
      { onSuccess: ({ data }) => onOpened({ ...data, name: company.trim() }) },
    )
  }
  const footer = (
    <>
      <Button onClick={onClose}>{texts.cancel}</Button>
      <Button type="submit" form={formId} variant="filled" loading={send.isPending}>
        {texts.open}
      </Button>
    </>
  )
  return (
    <Dialog title={texts.openTitle(company)} onClose={onClose} footer={footer} width={520}>
      <form id={formId} onSubmit={submit} noValidate>
        {send.error && (
          <Notice tone="bad" role="alert">
            {failureText(send.error, texts.notSaved)}
          </Notice>
        )}
        <p>{request.client ? texts.againText(request.client.name, request.email) : texts.openText(request.email)}</p>
        {!request.client && (
          <>
            <TextInput
              mt="sm"
              label={texts.clientName}
              maxLength={120}
              value={company}
              error={isWrong(company)}
              onChange={(event) => setCompany(event.currentTarget.value)}
            />
            <TextInput
              mt="sm"
              label={texts.personName}
              maxLength={120}
              value={name}
              error={isWrong(name)}
              onChange={(event) => setName(event.currentTarget.value)}
            />
          </>
        )}
      </form>
    </Dialog>
  )
}
