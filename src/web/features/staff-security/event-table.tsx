// Security events: when, what, by whom, from which network address.
import { Link } from 'react-router'
import type { z } from 'zod'
import type { securityEvent } from '#contract/security-events.ts'
import { texts } from '#texts/en/security.ts'
import { useLanguage } from '../../language/page-language.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { whenText } from '../../ui/when-text.ts'
import { detailText } from './event-detail.ts'
import css from './security.module.css'

type Event = z.output<typeof securityEvent>

export function EventTable({
  events,
  clientLink,
}: {
  readonly events: readonly Event[]
  readonly clientLink: (id: string) => string
}) {
  const language = useLanguage()
  const columns: readonly Column<Event>[] = [
    {
      key: 'when',
      header: texts.when,
      width: '150px',
      cell: ({ at }) => <time dateTime={at}>{whenText(language, at)}</time>,
    },
    {
      key: 'event',
      header: texts.event,
      isSubject: true,
      cell: ({ kind, detail }) => {
        const more = detailText(kind, detail)
        return (
          <div className={css.event}>
            {kindText(kind)}
            {more && <span className="xs dim">{more}</span>}
          </div>
        )
      },
    },
    {
      key: 'by',
      header: texts.by,
      cell: ({ by, clientId }) => {
        const name = by.name ?? (by.kind === 'system' ? texts.program : texts.nobody)
        return clientId ? <Link to={clientLink(clientId)}>{name}</Link> : name
      },
    },
    {
      key: 'address',
      header: texts.address,
      width: '180px',
      cell: ({ address }) => <span className="mono">{address}</span>,
    },
  ]
  return <DataTable label={texts.title} columns={columns} rows={events} rowKey={({ id }) => id} />
}

const kindText = (kind: string): string => (isKnown(kind) ? texts.kinds[kind] : kind)

const isKnown = (kind: string): kind is keyof typeof texts.kinds => Object.hasOwn(texts.kinds, kind)
