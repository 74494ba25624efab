// The supplier's answer: asked in plain words, kept on the device while it is typed, sent when nothing is wrong.
import { useState } from 'react'
import type { AnswerOf } from '#contract/endpoint.ts'
import { type openSupplierRequest, sendSupplierAnswer } from '#contract/supplier-answer.ts'
import type { SupplierWords } from '#words/supplier-page.ts'
import { useSend } from '../../api/hooks.ts'
import { useKeptState } from '../../api/use-kept-state.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { answerDraft, answerOf, answerProblems, emptyAnswer } from './answer-draft.ts'
import { type Countries, Declaration, fieldId, MadeWhere, Maker, MetalAndWork } from './fields.tsx'
import { Files } from './files.tsx'
import { Materials } from './materials.tsx'
import css from './supplier-answer.module.css'
import { troubleText } from './trouble.ts'

type Props = {
  readonly token: string
  readonly request: AnswerOf<typeof openSupplierRequest>['data']
  readonly texts: SupplierWords
  readonly countries: Countries
  /** 'YYYY-MM-DD' */
  readonly today: string
  readonly onSent: () => void
}

/** As much of the token as tells links apart on one device. */
const NAME_LENGTH = 12

export function AnswerForm({ token, request, texts, countries, today, onSent }: Props) {
  const kept = useKeptState(`supplier:${token.slice(0, NAME_LENGTH)}`, answerDraft, emptyAnswer(today), 'device')
  const { value: draft, set: onChange } = kept
  const [files, setFiles] = useState<Props['request']['files']>(request.files)
  const [isTried, setTried] = useState(false)
  const [problem, setProblem] = useState<string>()
  const send = useSend(sendSupplierAnswer)
  const problems = answerProblems(draft, texts)
  const problemAt = (field: string) => (isTried ? problems.get(field) : undefined)
  const submit = () => {
    setTried(true)
    setProblem(undefined)
    const [first] = problems.keys()
    if (first !== undefined) {
      document.getElementById(fieldId(first))?.focus()
      return
    }
    if (send.isPending) return
    send.mutate(
      { body: { token, answer: answerOf(draft) } },
      {
        onSuccess: () => {
          kept.forget()
          onSent()
        },
        onError: (error) => setProblem(troubleText(error, texts, texts.sendFailed)),
      },
    )
  }
  const form = { draft, texts, countries, problemAt, onChange }
  return (
    <div className={css.form}>
      <Maker {...form} />
      <MadeWhere {...form} />
      <Materials {...form} />
      <MetalAndWork {...form} />
      <Files {...{ token, texts, files }} onChange={(given) => setFiles([...given])} />
      <Declaration {...form} />
      {(problem || (isTried && problems.size > 0)) && (
        <Notice tone="bad" role="alert">
          {problem ?? texts.fix}
        </Notice>
      )}
      <div className={css.send}>
        <ActionButton variant="filled" size="lg" loading={send.isPending} onClick={submit}>
          {texts.send}
        </ActionButton>
        <p className="xs dim">{texts.kept}</p>
      </div>
    </div>
  )
}
