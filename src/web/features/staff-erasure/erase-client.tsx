// An owner on staff erases a client: reads what stays, types its name, and gets the outcome with its proof.
import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { AnswerOf } from '#contract/endpoint.ts'
import { eraseClient, getErasure, withdrawErasure } from '#contract/erasure.ts'
import { listClients } from '#contract/staff.ts'
import { parseDate } from '#domain/calendar.ts'
import { texts } from '#texts/en/staff-erasure.ts'
import { dateIn } from '#words/local-text.ts'
import { failureText } from '../../api/failures.ts'
import { useEndpoint, useOutdate, useSend } from '../../api/hooks.ts'
import { Card } from '../../ui/card.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { ErrorNotice } from '../../ui/error-notice.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Notice } from '../../ui/notice.tsx'
import { type Said, SaidAlert } from '../../ui/show-alert.tsx'
import css from './erasure.module.css'

type Outcome = AnswerOf<typeof eraseClient>['data']

export function EraseClient({ clientId, name }: { readonly clientId: string; readonly name: string }) {
  const standing = useEndpoint(getErasure, {})
  const outdate = useOutdate()
  const withdraw = useSend(withdrawErasure)
  const [said, setSaid] = useState<Said>()
  const [outcome, setOutcome] = useState<Outcome>()
  const found = standing.data?.data
  const setAside = async () => {
    try {
      await withdraw.mutateAsync({})
      setSaid({ kind: 'success', text: texts.withdrawn })
    } catch (error) {
      setSaid({ kind: 'failure', text: failureText(error, texts.failed) })
    }
    await standing.refetch()
  }
  return (
    <Card title={texts.title} label={texts.title}>
      <SaidAlert said={said} onClose={() => setSaid(undefined)} />
      {standing.isPending && <Loading sentence={texts.loading} rows={2} widths={[300]} />}
      {standing.error && !found && (
        <ErrorNotice title={texts.loadFailed} text={failureText(standing.error, texts.loadFailed)} query={standing} />
      )}
      {outcome && <OutcomeOf outcome={outcome} />}
      {found?.isErased && !outcome && (
        <p className="sm">
          {texts.erased} {keptText(found)}
        </p>
      )}
      {found && !found.isErased && !outcome && (
        <>
          <p className={`sm ${css.explained}`}>
            {texts.explained} {keptText(found)} {found.askedAt && texts.asked(dayText(found.askedAt.slice(0, 10)))}
          </p>
          {!found.askedAt && <Notice tone="warn">{texts.notAsked}</Notice>}
          {found.askedAt && (
            <Button variant="subtle" disabled={withdraw.isPending} onClick={() => void setAside()}>
              {texts.withdraw}
            </Button>
          )}
          <EraseForm
            {...{ clientId, name }}
            onFailed={(text) => setSaid({ kind: 'failure', text })}
            onErased={(next) => {
              setSaid(undefined)
              setOutcome(next)
              outdate(getErasure, listClients)
            }}
          />
        </>
      )}
    </Card>
  )
}

type FormProps = {
  readonly clientId: string
  readonly name: string
  readonly onFailed: (text: string) => void
  readonly onErased: (outcome: Outcome) => void
}

function EraseForm({ clientId, name, onFailed, onErased }: FormProps) {
  const [typed, setTyped] = useState('')
  const [isAsking, setIsAsking] = useState(false)
  const erase = useSend(eraseClient)
  const ask = () => (typed === '' ? onFailed(texts.missing) : setIsAsking(true))
  const submit = async () => {
    setIsAsking(false)
    try {
      onErased((await erase.mutateAsync({ params: { clientId }, body: { name: typed } })).data)
    } catch (error) {
      onFailed(failureText(error, texts.failed))
    }
  }
  return (
    <form
      noValidate
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault()
        ask()
      }}
    >
      <TextInput
        label={texts.name}
        description={texts.nameHint(name)}
        maxLength={200}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button type="submit" variant="filled" color="brick" loading={erase.isPending}>
        {texts.erase}
      </Button>
      <p className="xs dim" role="status">
        {erase.isPending && texts.erasing}
      </p>
      {isAsking && (
        <Confirm
          title={texts.sureTitle(name)}
          action={texts.erase}
          isGrave
          onCancel={() => setIsAsking(false)}
          onConfirm={() => void submit()}
        >
          {texts.sureText(name)}
        </Confirm>
      )}
    </form>
  )
}

function OutcomeOf({ outcome }: { readonly outcome: Outcome }) {
  const { pseudonym, removed, kept, foundBefore, found, filesLeft } = outcome
  const places = Object.keys(found)
  return (
    <div role="status" className="sm">
      <p>{texts.done(pseudonym)}</p>
      <p>{texts.rows(total(removed), total(kept))}</p>
      <p>{texts.proof(total(foundBefore), total(found))}</p>
      {places.length > 0 && <p>{texts.left(places.join(', '))}</p>}
      {filesLeft > 0 && <p>{texts.filesLeft(String(filesLeft))}</p>}
      <p>{keptText(outcome)}</p>
    </div>
  )
}

const total = (counts: Readonly<Record<string, number>>): string =>
  Object.values(counts)
    .reduce((sum, rows) => sum + rows, 0)
    .toLocaleString('en-CA')

function dayText(day: string): string {
  const date = parseDate(day)
  return date ? dateIn('en', date) : day
}

const keptText = ({ papers, keptUntil }: { readonly papers: number; readonly keptUntil: string | null }): string =>
  keptUntil ? texts.stays(String(papers), dayText(keptUntil)) : texts.nothingStays
