// The manufacturer identification code of a saved address: proposed by rule, or set by a person; edited in place.

import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { setAddressMid } from '#contract/client-data.ts'
import { isMid } from '#domain/address/mid.ts'
import { texts as addressEn } from '#texts/en/address.ts'
import { texts as en } from '#texts/en/item.ts'
import { failureText } from '../../api/failures.ts'
import { useSend } from '../../api/hooks.ts'
import { type KeptText, useKeptText } from '../../api/kept-text.ts'
import type { SavedAddress } from '../../api/shipment-item.ts'
import { useItemDesk } from '../../desk/item-desk.ts'
import { useTexts } from '../../language/page-language.tsx'
import { ActionButton } from '../../ui/action-button.tsx'
import { Tag } from '../../ui/tag.tsx'
import { Term } from '../../ui/term.tsx'
import css from './item-form.module.css'
import { midOf } from './mid-of.ts'

export function MidField({ address }: { readonly address: SavedAddress }) {
  const texts = useTexts(en)
  const kept = useKeptText('tab')
  const [editing, setEditing] = useState(keptMid(kept, address.id) !== undefined)
  const mid = midOf(address)
  const finish = () => {
    kept.forget(midName(address.id))
    setEditing(false)
  }
  if (editing) return <MidForm address={address} kept={kept} onDone={finish} />
  return (
    <div className={css.mid}>
      {texts.mid} <Term of="mid" />
      {mid ? <code>{mid.code}</code> : <span>{texts.midNone}</span>}
      {mid?.kind === 'proposed' && (
        <Tag tone="ai" icon="spark">
          {texts.proposed}
        </Tag>
      )}
      <Button size="xs" variant="subtle" onClick={() => setEditing(true)}>
        {mid ? texts.midEdit : texts.midAdd}
      </Button>
    </div>
  )
}

/** Typed and not saved, it is kept under the address it belongs to. */
const midName = (addressId: string): string => `mid:${addressId}`
const keptMid = (kept: KeptText, addressId: string): string | undefined => {
  const typed = kept.read(midName(addressId))
  return typeof typed === 'string' ? typed : undefined
}

type FormProps = { readonly address: SavedAddress; readonly kept: KeptText; readonly onDone: () => void }

function MidForm({ address, kept, onDone }: FormProps) {
  const addressTexts = useTexts(addressEn)
  const texts = useTexts(en)
  const { changeAddress } = useItemDesk()
  const [typed, setTyped] = useState(() => keptMid(kept, address.id) ?? midOf(address)?.code ?? '')
  const send = useSend(setAddressMid, { countsAsSave: true })
  const code = typed.replace(/\s/g, '').toUpperCase()
  const save = (mid: string | null) =>
    send.mutate(
      { params: { id: address.id }, body: { mid } },
      {
        onSuccess: () => {
          changeAddress(address.id, { mid })
          onDone()
        },
      },
    )
  const problem = isMid(code) ? undefined : addressTexts.midForm
  return (
    <form
      className={css.midForm}
      aria-label={texts.midLong}
      onSubmit={(event) => {
        event.preventDefault()
        if (!problem) save(code)
      }}
    >
      <TextInput
        label={texts.midLong}
        description={texts.midHint}
        maxLength={40}
        autoComplete="off"
        data-autofocus
        value={typed}
        error={send.error ? failureText(send.error, texts.midSaveFailed, texts.midSaveFailed) : undefined}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          kept.keep(midName(address.id), event.currentTarget.value)
        }}
      />
      <div className={css.buttons}>
        <ActionButton size="xs" type="submit" loading={send.isPending} disabledReason={problem}>
          {texts.midSave}
        </ActionButton>
        {address.mid && (
          <Button size="xs" variant="subtle" onClick={() => save(null)}>
            {texts.midUseProposed}
          </Button>
        )}
        <Button size="xs" variant="subtle" onClick={onDone}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
}
