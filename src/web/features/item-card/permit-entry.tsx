// For staff, beside a ban: why this item may enter after all, with the rule it rests on; and the way to withdraw it. Source: decisions e.

import { Button, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { deleteEntryPermission, saveEntryPermission } from '#contract/entry-permissions.ts'
import { preflight } from '#contract/preflight.ts'
import { completeData } from '#contract/shipments.ts'
import { texts as en } from '#texts/en/entry-permission.ts'
import { type Sentence, sentence } from '#words/language.ts'
import { labelledIn } from '#words/local-text.ts'
import { failureOf } from '../../api/failures.ts'
import { endpointKey, useSend } from '../../api/hooks.ts'
import type { Item } from '../../api/shipment-item.ts'
import { useItemDesk } from '../../desk/item-desk.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { ActionButton } from '../../ui/action-button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { GrowingTextarea } from '../../ui/growing-textarea.tsx'
import { FailureAlert, showToast } from '../../ui/show-alert.tsx'
import css from './item-panel.module.css'
import takeOut from './take-out.module.css'

type Props = { readonly item: Item; readonly clientId: string }

export function PermitEntry({ item, clientId }: Props) {
  const language = useLanguage()
  const texts = useTexts(en)
  const [open, setOpen] = useState<'form' | 'withdraw'>()
  const close = () => setOpen(undefined)
  const name = item.description
  const given = item.entryPermission
  const label = given ? texts.change : texts.record
  return (
    <span className={css.permit}>
      <Button
        size="xs"
        className={takeOut.onBan}
        aria-label={labelledIn(language, label, name)}
        onClick={() => setOpen('form')}
      >
        {label}
      </Button>
      {given && (
        <Button
          size="xs"
          className={takeOut.onBan}
          aria-label={labelledIn(language, texts.withdraw, name)}
          onClick={() => setOpen('withdraw')}
        >
          {texts.withdraw}
        </Button>
      )}
      {open === 'form' && <PermitForm item={item} clientId={clientId} onClose={close} />}
      {open === 'withdraw' && <Withdraw item={item} clientId={clientId} onClose={close} />}
    </span>
  )
}

type OpenProps = Props & { readonly onClose: () => void }

/** What the shipment shows and what stops its papers is read again. */
function useSettled(item: Item) {
  const client = useQueryClient()
  const { shipmentId } = useItemDesk()
  return {
    of: { shipmentId, itemId: item.id },
    settle: async (said: Sentence) => {
      showToast({ text: said })
      await Promise.all([
        client.invalidateQueries({ queryKey: endpointKey(completeData) }),
        client.invalidateQueries({ queryKey: endpointKey(preflight) }),
      ])
    },
  }
}

function PermitForm({ item, clientId, onClose }: OpenProps) {
  const texts = useTexts(en)
  const { of, settle } = useSettled(item)
  const [reason, setReason] = useState(item.entryPermission?.reason ?? '')
  const [citation, setCitation] = useState(item.entryPermission?.citation ?? '')
  const send = useSend(saveEntryPermission, { countsAsSave: true })
  const missing = citation.trim() === '' ? texts.needCitation : undefined
  const blocked = reason.trim() === '' ? texts.needReason : missing
  const save = () => {
    const body = { reason: reason.trim(), citation: citation.trim() }
    const onSuccess = () => void settle(sentence(en, (texts) => texts.recorded(item.description))).then(onClose)
    send.mutate({ params: { clientId, ...of }, body }, { onSuccess })
  }
  const footer = (
    <ActionButton variant="filled" disabledReason={blocked} loading={send.isPending} onClick={save}>
      {texts.save}
    </ActionButton>
  )
  return (
    <Dialog title={texts.title} subtitle={item.description} onClose={onClose} footer={footer}>
      <div className={css.permitForm}>
        <FailureAlert text={failureOf(send.error, texts.saveFailed)} onClose={send.reset} />
        <GrowingTextarea
          label={texts.reason}
          description={texts.reasonHint}
          rows={3}
          maxLength={1000}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <TextInput
          label={texts.citation}
          description={texts.citationHint}
          maxLength={300}
          value={citation}
          onChange={(event) => setCitation(event.currentTarget.value)}
        />
        <p className="sm dim">{texts.holdsFor}</p>
      </div>
    </Dialog>
  )
}

function Withdraw({ item, clientId, onClose }: OpenProps) {
  const texts = useTexts(en)
  const { of, settle } = useSettled(item)
  const send = useSend(deleteEntryPermission)
  const withdraw = () =>
    send.mutate(
      { params: { clientId, ...of } },
      { onSuccess: () => void settle(sentence(en, (texts) => texts.withdrawn(item.description))).then(onClose) },
    )
  return (
    <Confirm title={texts.withdrawTitle} action={texts.withdraw} onConfirm={withdraw} onCancel={onClose}>
      {texts.withdrawText(item.description)}
      <FailureAlert text={failureOf(send.error, texts.withdrawFailed)} onClose={send.reset} />
    </Confirm>
  )
}
