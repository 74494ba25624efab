// Fewer letters, without signing in: '/letters#<token>', as each letter has it. The token stands after '#', so that it is in no log.

import { Button } from '@mantine/core'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { openLetterStop, stopLetters } from '#contract/notifications.ts'
import { texts as en } from '#texts/en/notifications.ts'
import { sentence } from '#words/language.ts'
import { ApiFailure, failureSentence, failureText } from '../api/failures.ts'
import { useEndpoint, useOutdate, useSend } from '../api/hooks.ts'
import css from '../features/notifications/notifications.module.css'
import { useTexts } from '../language/page-language.tsx'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorNotice } from '../ui/error-notice.tsx'
import { Loading } from '../ui/loading.tsx'
import { type Said, SaidAlert } from '../ui/show-alert.tsx'
import classes from './list-page.module.css'
import { usePageTitle } from './use-page-title.ts'

export function LettersPage() {
  const texts = useTexts(en)
  usePageTitle(texts.stopTitle)
  const token = useLocation().hash.slice(1)
  const opened = useEndpoint(openLetterStop, { body: { token } })
  const send = useSend(stopLetters)
  const outdate = useOutdate()
  const [said, setSaid] = useState<Said>()
  const data = opened.data?.data
  const going = data?.choices.filter(({ mail }) => mail !== 'never') ?? []
  const stop = (kind: (typeof going)[number]['kind'] | 'all') => {
    setSaid(undefined)
    send.mutate(
      { body: { token, kind } },
      {
        onSuccess: () =>
          setSaid({
            kind: 'success',
            text: sentence(en, (texts) => (kind === 'all' ? texts.stoppedAll : texts.stopped(texts.kinds[kind]))),
          }),
        onError: (error) =>
          setSaid({
            kind: 'failure',
            text: failureSentence(error, en, ({ notSaved }) => notSaved),
          }),
        onSettled: () => outdate(openLetterStop),
      },
    )
  }
  if (opened.error instanceof ApiFailure && opened.error.code === 'letter-link-over')
    return <EmptyState isPage icon="mail" title={texts.stopTitle} text={texts.stopOver} />
  return (
    <div className={classes.narrow}>
      <Card level={1} title={texts.stopTitle} label={texts.stopTitle}>
        {opened.isPending && <Loading sentence={texts.loading} rows={3} widths={[240, 120]} />}
        {opened.error && <ErrorNotice title={failureText(opened.error, texts.settingsFailed)} query={opened} />}
        <SaidAlert said={said} takesFocus onClose={() => setSaid(undefined)} />
        {data && (
          <div className={css.choices}>
            <p>{data.company === null ? texts.stopAbout(data.email) : texts.stopCompany(data.email, data.company)}</p>
            {going.length === 0 && <p className="dim">{texts.allStopped}</p>}
            {going.map(({ kind }) => (
              <div key={kind} className={css.choice}>
                <span>{texts.kinds[kind]}</span>
                <Button
                  size="xs"
                  disabled={send.isPending}
                  aria-label={texts.stopOne(texts.kinds[kind])}
                  onClick={() => stop(kind)}
                >
                  {texts.stop}
                </Button>
              </div>
            ))}
            {going.length > 1 && (
              <div>
                <Button disabled={send.isPending} onClick={() => stop('all')}>
                  {texts.stopAll}
                </Button>
              </div>
            )}
          </div>
        )}
      </Card>
    </div>
  )
}
