// Which data Portage works with, until when each set was verified, and bringing the tariff schedule up to date.
import type { AnswerOf } from '#contract/endpoint.ts'
import { getDataVersions } from '#contract/operations.ts'
import { texts as standing } from '#texts/en/code-standing.ts'
import { texts } from '#texts/en/operations.ts'
import { texts as settings } from '#texts/en/settings.ts'
import { releaseName } from '#words/release.ts'
import { failureText } from '../../api/failures.ts'
import { useEndpoint } from '../../api/hooks.ts'
import { Card } from '../../ui/card.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { ErrorNotice } from '../../ui/error-notice.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Notice } from '../../ui/notice.tsx'
import { writtenDay } from '../../ui/when-text.ts'
import { DataUpdate } from './data-update.tsx'
import css from './settings.module.css'

/** How often the progress of an update is asked for. */
const LOOK_EVERY_MS = 1000

type Versions = AnswerOf<typeof getDataVersions>['data']
type DataSet = Versions['dataSets'][number]

export function DataPanel() {
  const versions = useEndpoint(getDataVersions, {}, { refetchEvery: LOOK_EVERY_MS })
  if (versions.error && !versions.data)
    return (
      <Card flush label={settings.sections.data}>
        <ErrorNotice
          title={texts.loadDataFailed}
          text={failureText(versions.error, texts.loadDataFailed)}
          query={versions}
        />
      </Card>
    )
  if (!versions.data)
    return (
      <Card flush label={settings.sections.data}>
        <Loading sentence={settings.loading} rows={6} widths={[160, 110, 90, 90]} />
      </Card>
    )
  const { data } = versions.data
  return (
    <div className={css.panels}>
      <Card flush title={settings.sections.data} aside={<span className="sm dim">{texts.release(data.release)}</span>}>
        <DataTable label={settings.sections.data} columns={COLUMNS} rows={data.dataSets} rowKey={(row) => row.name} />
      </Card>
      <LegalTexts {...data} />
      {data.tariffOlderThan && (
        <Notice tone="warn">
          {standing.tariffOlder(releaseName('en', tariffOf(data.dataSets)), writtenDay('en', data.tariffOlderThan))}{' '}
          {standing.tariffOlderHere}
        </Notice>
      )}
      <DataUpdate update={data.update} mayDownload={data.mayDownload} onStarted={() => void versions.refetch()} />
    </div>
  )
}

function LegalTexts({ legalTexts, referenceProblem }: Pick<Versions, 'legalTexts' | 'referenceProblem'>) {
  if (referenceProblem) return <Notice tone="bad">{texts.referenceProblem(referenceProblem)}</Notice>
  if (legalTexts === null) return <Notice tone="warn">{texts.legalTextsMissing}</Notice>
  return <Notice tone="ok">{texts.legalTextsInstalled(releaseName('en', legalTexts))}</Notice>
}

const tariffOf = (sets: readonly DataSet[]): string => sets.find(({ name }) => name === 'tariff')?.version ?? ''

const isNamed = (name: string): name is keyof typeof texts.setNames => Object.hasOwn(texts.setNames, name)

const COLUMNS: readonly Column<DataSet>[] = [
  {
    key: 'name',
    header: texts.dataSet,
    isSubject: true,
    cell: ({ name }) => (isNamed(name) ? texts.setNames[name] : name),
  },
  {
    key: 'version',
    header: texts.version,
    phoneLabel: texts.version,
    cell: ({ version }) => <span className="mono">{releaseName('en', version)}</span>,
  },
  {
    key: 'from',
    header: texts.validFrom,
    phoneLabel: texts.validFrom,
    cell: (row) => writtenDay('en', row.validFrom ?? ''),
  },
  {
    key: 'verified',
    header: texts.lastVerified,
    phoneLabel: texts.lastVerified,
    cell: (row) => writtenDay('en', row.lastVerified ?? ''),
  },
]
