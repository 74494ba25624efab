// The papers as a table: number and kind, shipment, when, by whom, on what data, and what can be done with each.
import { Button, Checkbox } from '@mantine/core'
import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import { Link } from 'react-router'
import type { listArchive } from '#contract/document-archive.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { texts as en } from '#texts/en/archive.ts'
import { type Language, wordsIn } from '#words/language.ts'
import { releaseName, versionDay } from '#words/release.ts'
import { useViewOnly } from '../../api/client-access.ts'
import { usePlaces } from '../../api/places.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { Icon } from '../../ui/icons.tsx'
import { instantDay, writtenDay } from '../../ui/when-text.ts'
import css from './archive.module.css'

export type ArchivedDocument = AnswerOf<typeof listArchive>['data'][number]

type Props = {
  readonly documents: readonly ArchivedDocument[]
  /** Ids. */
  readonly chosen: ReadonlySet<string>
  readonly onChoose: (chosen: ReadonlySet<string>) => void
  readonly onView: (document: ArchivedDocument) => void
  readonly onDownload: (document: ArchivedDocument) => void
  readonly onRegenerate: (document: ArchivedDocument) => void
}

export function ArchiveTable({ documents, chosen, onChoose, onView, onDownload, onRegenerate }: Props) {
  const language = useLanguage()
  const texts = useTexts(en)
  const viewOnly = useViewOnly()
  const columns: readonly Column<ArchivedDocument>[] = [
    chooseColumn(language, { documents, chosen, onChoose }),
    {
      key: 'number',
      header: texts.number,
      isSubject: true,
      cell: ({ number, kind }) => (
        <>
          <span className={css.number}>{number}</span>
          <span className={css.kind}>{texts.kinds[kind]}</span>
        </>
      ),
    },
    {
      key: 'shipment',
      header: texts.shipment,
      phoneLabel: texts.shipment,
      cell: ({ shipments }) => <Shipments shipments={shipments} />,
    },
    {
      key: 'made',
      header: texts.made,
      phoneLabel: texts.made,
      cell: ({ createdAt }) => instantDay(language, createdAt),
    },
    { key: 'by', header: texts.madeBy, phoneLabel: texts.madeBy, cell: ({ createdBy }) => createdBy },
    {
      key: 'kept',
      header: texts.keptUntil,
      phoneLabel: texts.keptUntil,
      cell: ({ keepUntil }) => (keepUntil === null ? '—' : writtenDay(language, keepUntil)),
    },
    { key: 'data', header: texts.data, phoneLabel: texts.data, cell: (each) => dataCell(language, each) },
    {
      key: 'actions',
      header: <span className="visually-hidden">{texts.actions}</span>,
      cell: (document) => (
        <span className={css.actions}>
          <Button
            size="xs"
            leftSection={<Icon name="document" />}
            aria-label={texts.viewNamed(document.number)}
            onClick={() => onView(document)}
          >
            {texts.view}
          </Button>
          <Button
            size="xs"
            variant="subtle"
            leftSection={<Icon name="download" />}
            aria-label={texts.downloadNamed(document.number)}
            onClick={() => onDownload(document)}
          >
            {texts.download}
          </Button>
          {document.canRegenerate && (
            <Button
              size="xs"
              variant="subtle"
              disabled={viewOnly}
              aria-label={texts.regenerateNamed(document.number)}
              onClick={() => onRegenerate(document)}
            >
              {texts.regenerate}
            </Button>
          )}
        </span>
      ),
    },
  ]
  return (
    <DataTable
      label={texts.title}
      columns={columns}
      rows={documents}
      rowKey={(document) => document.id}
      chosen={chosen}
    />
  )
}

function chooseColumn(
  language: Language,
  { documents, chosen, onChoose }: Pick<Props, 'documents' | 'chosen' | 'onChoose'>,
): Column<ArchivedDocument> {
  const texts = wordsIn(language, en)
  const here = documents.filter(({ id }) => chosen.has(id)).length
  const set = (ids: readonly string[], isChosen: boolean) => {
    const rest = [...chosen].filter((id) => !ids.includes(id))
    onChoose(new Set(isChosen ? [...rest, ...ids] : rest))
  }
  return {
    key: 'choose',
    width: '44px',
    header: (
      <Checkbox
        aria-label={texts.chooseAll}
        checked={here === documents.length}
        indeterminate={here > 0 && here < documents.length}
        onChange={(event) =>
          set(
            documents.map(({ id }) => id),
            event.currentTarget.checked,
          )
        }
      />
    ),
    cell: ({ id, number }) => (
      <Checkbox
        aria-label={texts.choose(number)}
        checked={chosen.has(id)}
        onChange={(event) => set([id], event.currentTarget.checked)}
      />
    ),
  }
}

function Shipments({ shipments }: Pick<ArchivedDocument, 'shipments'>) {
  const texts = useTexts(en)
  const places = usePlaces()
  if (shipments.length === 0) return <span className="faint">{texts.noShipment}</span>
  return (
    <span className={css.shipments}>
      {shipments.map(({ id, reference }) => (
        <Link key={id} to={places.shipment(id)}>
          {reference}
        </Link>
      ))}
    </span>
  )
}

/** 'duty rules 10 Oct 2026' */
function versionText(language: Language, name: string, version: string): string {
  const texts = wordsIn(language, en)
  if (name === 'exchangeRate' && version === 'fallback') return texts.fallbackRate
  if (name === 'exchangeRate' && version === 'stored') return texts.lastRate
  const said = name === 'tariff' ? releaseName(language, version) : versionDay(language, version)
  return texts.versionOf(texts.dataNames[name] ?? name, said)
}

function dataCell(language: Language, { dataVersions }: ArchivedDocument) {
  const texts = wordsIn(language, en)
  const entries = Object.entries(dataVersions)
  if (entries.length === 0) return <span className="faint">{texts.noData}</span>
  return (
    <span className={css.data}>
      {entries.map(([name, version]) => (
        <span key={name}>{versionText(language, name, version)}</span>
      ))}
    </span>
  )
}
