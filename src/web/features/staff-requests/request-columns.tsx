// What staff see of a request for access, and what they may do with it.
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import type { listAccessRequests } from '#contract/access-requests.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { texts } from '#texts/en/access-requests.ts'
import { countryIn } from '#words/country-text.ts'
import { staffClientPath } from '../../paths.ts'
import type { Column } from '../../ui/data-table.tsx'
import { instantDay } from '../../ui/when-text.ts'
import css from './requests.module.css'

export type AccessRequest = AnswerOf<typeof listAccessRequests>['data'][number]

export type RequestActions = {
  readonly open: (request: AccessRequest) => void
  readonly settle: (request: AccessRequest, state: 'new' | 'answered' | 'refused') => void
}

export const requestColumns = (actions: RequestActions): readonly Column<AccessRequest>[] => [
  { key: 'company', header: texts.company, isSubject: true, width: '30%', cell: (row) => <Who {...row} /> },
  { key: 'ships', header: texts.ships, cell: ({ goods }) => <p className={css.goods}>{goods}</p> },
  {
    key: 'asked',
    header: texts.asked,
    phoneLabel: texts.asked,
    width: '130px',
    cell: ({ askedAt, settledAt, settledBy }) => (
      <>
        {instantDay('en', askedAt)}
        {settledAt && settledBy && <p className="sm dim">{texts.settled(settledBy, instantDay('en', settledAt))}</p>}
      </>
    ),
  },
  { key: 'next', header: texts.next, width: '190px', cell: (row) => <Next row={row} actions={actions} /> },
]

function Who({ company, name, email, phone, province, country, client }: AccessRequest) {
  return (
    <>
      {company}
      <p className={css.contact}>
        {name}
        <br />
        <a href={`mailto:${email}`}>{email}</a>
        {phone && (
          <>
            <br />
            {phone}
          </>
        )}
        <br />
        {[province, countryIn('en', country)].filter(Boolean).join(', ')}
      </p>
      {client && <p className={css.contact}>{texts.known(client.name)}</p>}
    </>
  )
}

function Next({ row, actions }: { readonly row: AccessRequest; readonly actions: RequestActions }) {
  if (row.state === 'client') return row.client && <Link to={staffClientPath(row.client.id)}>{texts.toClient}</Link>
  return (
    <div className={css.actions}>
      <Button size="xs" variant={row.state === 'new' ? 'filled' : 'default'} onClick={() => actions.open(row)}>
        {row.client ? texts.letInAgain : texts.makeClient}
      </Button>
      {row.state === 'new' ? (
        <>
          <Button size="xs" onClick={() => actions.settle(row, 'answered')}>
            {texts.answered}
          </Button>
          <Button size="xs" onClick={() => actions.settle(row, 'refused')}>
            {texts.refuse}
          </Button>
        </>
      ) : (
        <Button size="xs" onClick={() => actions.settle(row, 'new')}>
          {texts.backToNew}
        </Button>
      )}
    </div>
  )
}
