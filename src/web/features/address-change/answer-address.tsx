// The old address says yes or no to a new one.
import { Button } from '@mantine/core'
import { answerAddressChange, type openAddressChange } from '#contract/address-change.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { texts as en } from '#texts/en/address-change.ts'
import { failureText } from '../../api/failures.ts'
import { useSend } from '../../api/hooks.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { Notice } from '../../ui/notice.tsx'
import { whenText } from '../../ui/when-text.ts'
import css from './address-change.module.css'

type Props = { readonly token: string; readonly asked: AnswerOf<typeof openAddressChange>['data'] }

export function AnswerAddress({ token, asked }: Props) {
  const texts = useTexts(en)
  const language = useLanguage()
  const send = useSend(answerAddressChange)
  if (send.data)
    return (
      <Notice tone="ok" role="status">
        {send.variables?.body.agrees ? texts.agreed : texts.objected}
      </Notice>
    )
  const answer = (agrees: boolean) => {
    if (!send.isPending) send.mutate({ body: { token, agrees } })
  }
  return (
    <div className={css.question}>
      <div>
        <h2>{texts.question(asked.company)}</h2>
        <p className="sm dim">{texts.asked(asked.askedBy, whenText(language, asked.askedAt))}</p>
      </div>
      <dl className={css.addresses}>
        <dt>{texts.before}</dt>
        <dd>{asked.before}</dd>
        <dt>{texts.after}</dt>
        <dd>{asked.after}</dd>
      </dl>
      <p className="sm">{texts.what}</p>
      <p className="sm">{asked.takesEffectAt ? texts.due(whenText(language, asked.takesEffectAt)) : texts.waits}</p>
      {send.error && (
        <Notice tone="bad" role="alert">
          {failureText(send.error, texts.answerFailed)}
        </Notice>
      )}
      <div className={css.buttons}>
        <Button size="lg" disabled={send.isPending} onClick={() => answer(false)}>
          {texts.object}
        </Button>
        <Button size="lg" disabled={send.isPending} onClick={() => answer(true)}>
          {texts.agree}
        </Button>
      </div>
    </div>
  )
}
