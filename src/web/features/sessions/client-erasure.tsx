// A client asks to be erased, reads what goes and what stays until when, and takes the request back.

import { Button } from '@mantine/core'
import { useState } from 'react'
import { askErasure, getErasure, withdrawErasure } from '#contract/erasure.ts'
import { localDay, parseDate } from '#domain/calendar.ts'
import { texts as en } from '#texts/en/erasure.ts'
import { type Sentence, sentence } from '#words/language.ts'
import { dateIn } from '#words/local-text.ts'
import { useViewOnly } from '../../api/client-access.ts'
import { failureSentence, failureText } from '../../api/failures.ts'
import { useEndpoint, useSend } from '../../api/hooks.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { Card } from '../../ui/card.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { ErrorNotice } from '../../ui/error-notice.tsx'
import { Loading } from '../../ui/loading.tsx'
import { type Said, SaidAlert } from '../../ui/show-alert.tsx'
import classes from './client-archive.module.css'

export function ClientErasure() {
  const texts = useTexts(en)
  const language = useLanguage()
  const viewOnly = useViewOnly()
  const standing = useEndpoint(getErasure, {}, { refetchOnFocus: true })
  const ask = useSend(askErasure)
  const withdraw = useSend(withdrawErasure)
  const [isAsking, setIsAsking] = useState(false)
  const [said, setSaid] = useState<Said>()
  const work = async (does: () => Promise<unknown>, done: Sentence) => {
    setIsAsking(false)
    setSaid(undefined)
    try {
      await does()
      setSaid({ kind: 'success', text: done })
    } catch (error) {
      setSaid({
        kind: 'failure',
        text: failureSentence(error, en, ({ notSaved }) => notSaved),
      })
    }
    await standing.refetch()
  }
  const isBusy = viewOnly || ask.isPending || withdraw.isPending
  const found = standing.data?.data
  const until = found?.keptUntil ? parseDate(found.keptUntil) : undefined
  const stays = found && until ? texts.stays(found.papers, dateIn(language, until)) : texts.nothingStays
  return (
    <Card title={texts.title} label={texts.title}>
      <SaidAlert said={said} onClose={() => setSaid(undefined)} />
      {standing.isPending && <Loading sentence={texts.loading} rows={2} widths={[300]} />}
      {standing.error && !found && (
        <ErrorNotice title={texts.loadFailed} text={failureText(standing.error, texts.loadFailed)} query={standing} />
      )}
      {found && (
        <div className={classes.row}>
          <p className="sm">
            {found.askedAt
              ? texts.askedOn(dateIn(language, localDay(new Date(found.askedAt))))
              : `${texts.explained} ${texts.goes} ${stays}`}
          </p>
          {found.askedAt ? (
            <Button
              disabled={isBusy}
              onClick={() =>
                void work(
                  () => withdraw.mutateAsync({}),
                  sentence(en, ({ withdrawn }) => withdrawn),
                )
              }
            >
              {texts.withdraw}
            </Button>
          ) : (
            <Button disabled={isBusy} onClick={() => setIsAsking(true)}>
              {texts.ask}
            </Button>
          )}
        </div>
      )}
      {isAsking && (
        <Confirm
          title={texts.askTitle}
          action={texts.ask}
          onCancel={() => setIsAsking(false)}
          onConfirm={() =>
            void work(
              () => ask.mutateAsync({}),
              sentence(en, ({ asked }) => asked),
            )
          }
        >
          <p>{texts.goes}</p>
          <p>{stays}</p>
          <p>{texts.downloadFirst}</p>
        </Confirm>
      )}
    </Card>
  )
}
