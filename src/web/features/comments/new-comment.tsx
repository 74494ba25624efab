// The field for a new comment. What is typed is kept in the browser until it was sent.
import { Button } from '@mantine/core'
import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { z } from 'zod'
import { addComment } from '#contract/comments.ts'
import { LONGEST_COMMENT } from '#domain/notification.ts'
import { texts as en } from '#texts/en/comments.ts'
import { useClientAccess } from '../../api/client-access.ts'
import { failureOf } from '../../api/failures.ts'
import { useSend } from '../../api/hooks.ts'
import { useKeptState } from '../../api/use-kept-state.ts'
import { useTexts } from '../../language/page-language.tsx'
import { GrowingTextarea } from '../../ui/growing-textarea.tsx'
import { FailureAlert } from '../../ui/show-alert.tsx'
import css from './comments.module.css'

export const isSendKey = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean => key === 'Enter' && (ctrlKey || metaKey)

type Props = { readonly shipmentId: string; readonly onSent: () => void }

export function NewComment({ shipmentId, onSent }: Props) {
  const texts = useTexts(en)
  const { actor } = useClientAccess()
  const typed = useKeptState(`comment:${shipmentId}`, z.string().max(LONGEST_COMMENT), '', 'device')
  const [isEmpty, setEmpty] = useState(false)
  const [isSent, setSent] = useState(false)
  const { mutateAsync, isPending, error, reset } = useSend(addComment)
  const send = async () => {
    setEmpty(typed.value.trim() === '')
    if (typed.value.trim() === '' || isPending) return
    setSent(false)
    try {
      await mutateAsync({ params: { id: shipmentId }, body: { body: typed.value } })
      typed.set('')
      typed.forget()
      setSent(true)
      onSent()
    } catch {
      // said below, from what the send keeps
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send()
  }
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <GrowingTextarea
        label={texts.field}
        description={actor === 'staff' ? texts.aboutForStaff : texts.about}
        rows={2}
        mostRows={12}
        maxLength={LONGEST_COMMENT}
        value={typed.value}
        error={isEmpty && texts.empty}
        onChange={(event) => {
          setEmpty(false)
          typed.set(event.currentTarget.value)
        }}
        onKeyDown={(event) => {
          if (!isSendKey(event)) return
          event.preventDefault()
          void send()
        }}
      />
      <p aria-live="polite" className="visually-hidden">
        {isSent && texts.sent}
      </p>
      <FailureAlert text={failureOf(error, texts.notSent, texts.notSent)} onClose={reset} />
      <div className={css.row}>
        <Button type="submit" loading={isPending}>
          {texts.send}
        </Button>
        <span className={`xs faint ${css.keys}`}>{texts.sendKeys}</span>
      </div>
    </form>
  )
}
