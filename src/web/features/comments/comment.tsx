// One comment; who said it may change or remove it for an hour.
import { Button } from '@mantine/core'
import { useState } from 'react'
import { changeComment, listComments, removeComment } from '#contract/comments.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { LONGEST_COMMENT } from '#domain/notification.ts'
import { texts as en } from '#texts/en/comments.ts'
import { useViewOnly } from '../../api/client-access.ts'
import { failureOf } from '../../api/failures.ts'
import { useOutdate, useSend } from '../../api/hooks.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { GrowingTextarea } from '../../ui/growing-textarea.tsx'
import { Notice } from '../../ui/notice.tsx'
import { FailureAlert } from '../../ui/show-alert.tsx'
import { Tag } from '../../ui/tag.tsx'
import { TextButton } from '../../ui/text-button.tsx'
import { whenText } from '../../ui/when-text.ts'
import css from './comments.module.css'
import { isSendKey } from './new-comment.tsx'

type Comment = AnswerOf<typeof listComments>['data'][number]
type Props = { readonly shipmentId: string; readonly comment: Comment }

export function SaidComment({ shipmentId, comment }: Props) {
  const texts = useTexts(en)
  const language = useLanguage()
  const viewOnly = useViewOnly()
  const [doing, setDoing] = useState<'change' | 'remove'>()
  const [failure, setFailure] = useState<unknown>()
  const remove = useSend(removeComment)
  const outdate = useOutdate()
  const params = { id: shipmentId, commentId: comment.id }
  const when = whenText(language, comment.saidAt)
  const close = () => setDoing(undefined)
  return (
    <li className={css.comment}>
      <div className={css.who}>
        <strong>{comment.isOwn ? texts.you : comment.by}</strong>
        {comment.byStaff && !comment.isOwn && <Tag>{texts.provider}</Tag>}
        {comment.isUnread && <Tag tone="info">{texts.new}</Tag>}
        <time dateTime={comment.saidAt}>{when}</time>
        {comment.changedAt && !comment.isRemoved && <span>{texts.changed}</span>}
      </div>
      {doing === 'change' ? (
        <ChangeComment {...{ params, comment }} fail={setFailure} onDone={close} />
      ) : (
        <p className={comment.isRemoved ? 'sm dim' : css.body}>{comment.isRemoved ? texts.removed : comment.body}</p>
      )}
      {comment.isOpen && !viewOnly && doing !== 'change' && (
        <div className={css.row}>
          <TextButton label={texts.changeOf(when)} onClick={() => setDoing('change')}>
            {texts.change}
          </TextButton>
          <TextButton label={texts.removeOf(when)} onClick={() => setDoing('remove')}>
            {texts.remove}
          </TextButton>
        </div>
      )}
      <FailureAlert text={failureOf(failure, texts.notSaved)} onClose={() => setFailure(undefined)} />
      {doing === 'remove' && (
        <Confirm
          title={texts.removeTitle}
          action={texts.remove}
          isGrave
          onCancel={close}
          onConfirm={() => {
            close()
            remove.mutate({ params }, { onError: setFailure, onSettled: () => outdate(listComments) })
          }}
        >
          {texts.removeText}
        </Confirm>
      )}
    </li>
  )
}

type ChangeProps = {
  readonly params: { readonly id: string; readonly commentId: string }
  readonly comment: Comment
  readonly fail: (error: unknown) => void
  readonly onDone: () => void
}

function ChangeComment({ params, comment, fail, onDone }: ChangeProps) {
  const texts = useTexts(en)
  const [body, setBody] = useState(comment.body)
  const [isEmpty, setEmpty] = useState(false)
  // What the typed text began from; once the saved one is shown beside it, that.
  const [basedOn] = useState(comment.body)
  const isOther = comment.body !== basedOn
  const { mutateAsync, isPending } = useSend(changeComment)
  const outdate = useOutdate()
  const save = async () => {
    setEmpty(body.trim() === '')
    if (body.trim() === '' || isPending) return
    try {
      await mutateAsync({ params, body: { body, basedOn: isOther ? comment.body : basedOn } })
      onDone()
    } catch (error) {
      fail(error)
    }
    outdate(listComments)
  }
  return (
    <>
      {isOther && (
        <Notice tone="warn" role="status">
          {texts.saysNow} {comment.body}
        </Notice>
      )}
      <GrowingTextarea
        aria-label={texts.changedField}
        rows={2}
        mostRows={12}
        maxLength={LONGEST_COMMENT}
        data-autofocus
        autoFocus
        value={body}
        error={isEmpty && texts.empty}
        onChange={(event) => setBody(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onDone()
          if (!isSendKey(event)) return
          event.preventDefault()
          void save()
        }}
      />
      <div className={css.row}>
        <Button size="xs" variant="filled" loading={isPending} onClick={() => void save()}>
          {texts.save}
        </Button>
        <Button size="xs" onClick={onDone}>
          {texts.cancel}
        </Button>
      </div>
    </>
  )
}
