// The servers of the installation: which version each runs, and when it was last heard.
import type { AnswerOf } from '#contract/endpoint.ts'
import { listServers } from '#contract/servers.ts'
import { texts } from '#texts/en/servers.ts'
import { releaseName } from '#words/release.ts'
import { failureText } from '../../api/failures.ts'
import { useEndpoint } from '../../api/hooks.ts'
import { Card } from '../../ui/card.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { ErrorNotice } from '../../ui/error-notice.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Notice } from '../../ui/notice.tsx'
import css from './servers-panel.module.css'

type Server = AnswerOf<typeof listServers>['data'][number]

/** Milliseconds between two looks. */
const LOOK_EVERY = 10_000

export function ServersPanel() {
  const found = useEndpoint(listServers, {}, { keepLast: true, refetchEvery: LOOK_EVERY })
  const servers = found.data?.data
  return (
    <>
      <p className="sm dim">{texts.sectionHint}</p>
      <Card flush={servers !== undefined && servers.length > 0} title={texts.sectionTitle} label={texts.sectionTitle}>
        {!servers && found.isPending && <Loading sentence={texts.loading} rows={2} widths={[160, 80]} />}
        {found.error && (
          <ErrorNotice
            inline={servers !== undefined}
            title={failureText(found.error, texts.loadFailed)}
            query={found}
          />
        )}
        {servers?.length === 0 && <p className="sm dim">{texts.none}</p>}
        {servers && servers.length > 0 && (
          <DataTable label={texts.sectionTitle} columns={COLUMNS} rows={servers} rowKey={({ id }) => id} />
        )}
      </Card>
      {servers && <Differences servers={servers.filter(({ silent }) => !silent)} />}
    </>
  )
}

/** Of those that are heard: a silent one works nothing out. */
function Differences({ servers }: { readonly servers: readonly Server[] }) {
  const differ = (of: 'release' | 'tariff') => new Set(servers.map((server) => server[of])).size > 1
  return (
    <div role="status" className={css.differences}>
      {differ('release') && <Notice tone="info">{texts.releasesDiffer}</Notice>}
      {differ('tariff') && <Notice tone="warn">{texts.tariffsDiffer}</Notice>}
    </div>
  )
}

const WHEN = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' })
const when = (at: string): string => WHEN.format(new Date(at))

const COLUMNS: readonly Column<Server>[] = [
  { key: 'name', header: texts.server, isSubject: true, cell: ({ name }) => name },
  { key: 'release', header: texts.release, phoneLabel: texts.release, cell: ({ release }) => release },
  { key: 'tariff', header: texts.tariff, phoneLabel: texts.tariff, cell: ({ tariff }) => releaseName('en', tariff) },
  { key: 'since', header: texts.since, phoneLabel: texts.since, cell: ({ since }) => when(since) },
  {
    key: 'heard',
    header: texts.heard,
    phoneLabel: texts.heard,
    cell: ({ heardAt, silent }) => (silent ? texts.silent(when(heardAt)) : when(heardAt)),
  },
]
