// Services outside Portage: what each is, whether it is configured, and a test that really calls it.
import { Button } from '@mantine/core'
import { type Connection, listConnections, testConnection } from '#contract/operations.ts'
import { texts } from '#texts/en/operations.ts'
import { texts as settings } from '#texts/en/settings.ts'
import { failureText } from '../../api/failures.ts'
import { useEndpoint, useSend } from '../../api/hooks.ts'
import { Card } from '../../ui/card.tsx'
import { ErrorNotice } from '../../ui/error-notice.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Tag, type Tone } from '../../ui/tag.tsx'
import css from './settings.module.css'

export function ConnectionsPanel() {
  const connections = useEndpoint(listConnections, {})
  return (
    <Card flush title={settings.sections.connections}>
      <p className={`sm dim ${css.intro}`}>{texts.connectionsHint}</p>
      {connections.isPending && <Loading sentence={settings.loading} rows={7} widths={[160, 90, 60]} />}
      {connections.error && (
        <ErrorNotice
          title={texts.loadConnectionsFailed}
          text={failureText(connections.error, texts.loadConnectionsFailed)}
          query={connections}
        />
      )}
      {connections.data && (
        <ul className={css.lines}>
          {connections.data.data.map((connection) => (
            <ConnectionLine key={connection.id} connection={connection} />
          ))}
        </ul>
      )}
    </Card>
  )
}

const STATES: Readonly<Record<Connection['state'], { readonly label: string; readonly tone?: Tone }>> = {
  configured: { label: texts.configured, tone: 'ok' },
  'built-in': { label: texts.builtIn, tone: 'info' },
  'not-configured': { label: texts.notConfigured },
}

function ConnectionLine({ connection: { id, state, detail, variables } }: { readonly connection: Connection }) {
  const test = useSend(testConnection)
  const name = texts.connections[id]
  const { label, tone } = STATES[state]
  return (
    <li>
      <div className={css.about}>
        <h3>
          {name} <Tag {...(tone && { tone })}>{label}</Tag>
        </h3>
        <p className="sm dim">{detail}</p>
        {variables.length > 0 && <p className={`xs faint ${css.address}`}>{texts.variables(variables.join(', '))}</p>}
      </div>
      {state !== 'not-configured' && (
        <Button
          size="xs"
          aria-label={texts.testNamed(name)}
          loading={test.isPending}
          onClick={() => test.mutate({ params: { id } })}
        >
          {texts.test}
        </Button>
      )}
      <div className={css.said} role="status">
        {test.isPending && <span className="sm dim">{texts.testing}</span>}
        {test.data && <Outcome {...test.data.data} />}
        {test.error && <Notice tone="bad">{failureText(test.error, texts.testFailed)}</Notice>}
      </div>
    </li>
  )
}

type Tested = { readonly outcome: 'answered' | 'failed' | 'not-configured'; readonly said: string; readonly ms: number }

function Outcome({ outcome, said, ms }: Tested) {
  if (outcome === 'not-configured') return <Notice tone="info">{said}</Notice>
  const time = ms.toLocaleString('en-CA')
  const title = outcome === 'answered' ? texts.answered(time) : texts.didNotAnswer(time)
  return (
    <Notice tone={outcome === 'answered' ? 'ok' : 'bad'} title={title}>
      {said}
    </Notice>
  )
}
