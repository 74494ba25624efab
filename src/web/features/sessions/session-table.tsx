// Open sessions: browser, times, network address, and a button that ends each but the one it is pressed in.
import { Button } from '@mantine/core'
import type { z } from 'zod'
import type { openSession } from '#contract/sessions.ts'
import { texts as en } from '#texts/en/sessions.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { whenText } from '../../ui/when-text.ts'
import { browserIn } from './browser-name.ts'

type Session = z.output<typeof openSession>

type Props = {
  readonly label: string
  readonly sessions: readonly Session[]
  readonly isBusy: boolean
  readonly onEnd: (id: string) => void
}

export function SessionTable({ label, sessions, isBusy, onEnd }: Props) {
  const texts = useTexts(en)
  const language = useLanguage()
  const browserOf = ({ agent }: Session): string => {
    const { browser, system } = browserIn(agent ?? '')
    return browser && system ? texts.browserOn(browser, system) : (browser ?? system ?? texts.unknownBrowser)
  }
  const when = (key: string, header: string, instant: (session: Session) => string): Column<Session> => ({
    key,
    header,
    phoneLabel: header,
    cell: (session) => <time dateTime={instant(session)}>{whenText(language, instant(session))}</time>,
  })
  const columns: readonly Column<Session>[] = [
    { key: 'browser', header: texts.browser, isSubject: true, cell: browserOf },
    when('started', texts.started, ({ startedAt }) => startedAt),
    when('used', texts.lastUsed, ({ lastUsedAt }) => lastUsedAt),
    when('ends', texts.ends, ({ endsAt }) => endsAt),
    {
      key: 'address',
      header: texts.address,
      phoneLabel: texts.address,
      cell: ({ address }) => <span className="mono">{address ?? texts.unknown}</span>,
    },
    {
      key: 'end',
      header: <span className="visually-hidden">{texts.end}</span>,
      width: '110px',
      cell: (session) =>
        session.isThis ? (
          <span className="sm dim">{texts.thisOne}</span>
        ) : (
          <Button
            size="xs"
            disabled={isBusy}
            aria-label={texts.endOf(browserOf(session))}
            onClick={() => onEnd(session.id)}
          >
            {texts.end}
          </Button>
        ),
    },
  ]
  return <DataTable label={label} columns={columns} rows={sessions} rowKey={({ id }) => id} />
}
