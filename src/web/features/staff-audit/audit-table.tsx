// Entries of the log: when, who, what with each field before and after, and whom and what it concerns.
import { Link } from 'react-router'
import type { z } from 'zod'
import type { auditEntry } from '#contract/audit.ts'
import { texts } from '#texts/en/audit.ts'
import { useLanguage } from '../../language/page-language.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { whenText } from '../../ui/when-text.ts'
import css from './audit.module.css'

type Entry = z.output<typeof auditEntry>
type Change = Entry['changes'][number]

export function AuditTable({
  entries,
  clientLink,
}: {
  readonly entries: readonly Entry[]
  readonly clientLink: (id: string) => string
}) {
  const language = useLanguage()
  const columns: readonly Column<Entry>[] = [
    {
      key: 'when',
      header: texts.when,
      width: '150px',
      cell: ({ at }) => (
        <time className={css.when} dateTime={at}>
          {whenText(language, at)}
        </time>
      ),
    },
    { key: 'what', header: texts.what, isSubject: true, cell: (entry) => <What entry={entry} /> },
    {
      key: 'concerns',
      header: texts.concerning,
      width: '220px',
      cell: ({ client, shipment }) => (
        <>
          {client ? (
            <Link to={clientLink(client.id)}>{client.name ?? texts.goneClient}</Link>
          ) : (
            <span className="faint">{texts.nobody}</span>
          )}
          {shipment && <span className={`xs dim ${css.shipment}`}>{shipment}</span>}
        </>
      ),
    },
  ]
  return <DataTable label={texts.title} columns={columns} rows={entries} rowKey={({ id }) => id} />
}

/** Changes shown at once; more open on demand. */
const SHOWN_CHANGES = 4

function What({ entry: { by, did, changes, isNew } }: { readonly entry: Entry }) {
  const kind = isKind(by.kind) ? texts.kinds[by.kind] : by.kind
  const list = (
    <ul className={css.changes}>
      {changes.map((change) => (
        <ChangeLine key={change.label} change={change} isNew={isNew} />
      ))}
    </ul>
  )
  return (
    <div className={css.entry}>
      <span>
        <b>{by.name}</b> <span className="xs faint">({kind})</span> {did}
      </span>
      {changes.length > SHOWN_CHANGES ? (
        <details>
          <summary className="xs">{texts.changedFields(changes.length)}</summary>
          {list}
        </details>
      ) : (
        changes.length > 0 && list
      )}
    </div>
  )
}

function ChangeLine({ change: { label, before, after }, isNew }: { readonly change: Change; readonly isNew: boolean }) {
  return (
    <li>
      <span className="faint">{label}</span>{' '}
      {!isNew && (
        <>
          <span className={css.before}>{before ?? texts.nothing}</span> <span aria-hidden="true">→</span>{' '}
          <span className="visually-hidden">{texts.became} </span>
        </>
      )}
      <span>{after ?? texts.nothing}</span>
    </li>
  )
}

const isKind = (kind: string): kind is keyof typeof texts.kinds => Object.hasOwn(texts.kinds, kind)
