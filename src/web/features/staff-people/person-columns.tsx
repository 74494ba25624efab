// The columns of the list of people on staff.
import { Button, NativeSelect } from '@mantine/core'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { listPeople } from '#contract/staff-people.ts'
import { STAFF_ROLES, type StaffRole } from '#domain/staff-role.ts'
import { texts } from '#texts/en/staff-people.ts'
import type { Column } from '../../ui/data-table.tsx'
import { Tag } from '../../ui/tag.tsx'
import { whenText } from '../../ui/when-text.ts'
import css from './people.module.css'

export type Person = AnswerOf<typeof listPeople>['data'][number]

/** A change that is asked about before it is made. */
export type Asked = { readonly person: Person } & (
  | { readonly what: 'role'; readonly role: StaffRole }
  | { readonly what: 'again' | 'disable' | 'enable' | 'end-sessions' | 'unlink' }
)

export const ROLE_CHOICES = STAFF_ROLES.map((value) => ({ value, label: texts.roles[value] }))
export const roleIn = (value: string): StaffRole => STAFF_ROLES.find((each) => each === value) ?? 'reader'

export const personColumns = (onAsk: (asked: Asked) => void): readonly Column<Person>[] => [
  {
    key: 'name',
    header: texts.person,
    isSubject: true,
    cell: ({ name, email, isSelf, signsOnAs }) => (
      <>
        {name} {isSelf && <span className="dim">({texts.you})</span>}
        <br />
        <span className="sm dim">{email}</span>
        {signsOnAs !== null && (
          <>
            <br />
            <span className="xs dim">{signsOnAs === email ? texts.signsOn : texts.signsOnAs(signsOnAs)}</span>
          </>
        )}
      </>
    ),
  },
  {
    key: 'role',
    header: texts.role,
    phoneLabel: texts.role,
    width: '150px',
    cell: (person) => (
      <NativeSelect
        size="xs"
        aria-label={texts.roleOf(person.name)}
        data={ROLE_CHOICES}
        value={person.role}
        onChange={(event) => onAsk({ person, what: 'role', role: roleIn(event.currentTarget.value) })}
      />
    ),
  },
  { key: 'standing', header: texts.standing, phoneLabel: texts.standing, cell: standingOf },
  {
    key: 'actions',
    header: texts.actions,
    cell: (person) => <Actions {...{ person, onAsk }} />,
  },
]

function standingOf({ state, openSessions, invitationEndsAt }: Person) {
  if (state === 'disabled') return <Tag tone="bad">{texts.isDisabled}</Tag>
  if (state === 'lapsed') return <Tag tone="warn">{texts.lapsed}</Tag>
  if (state === 'invited') return <Tag tone="info">{texts.invited(whenText('en', invitationEndsAt ?? ''))}</Tag>
  return texts.active(openSessions)
}

type ActionsProps = { readonly person: Person; readonly onAsk: (asked: Asked) => void }

function Actions({ person, onAsk }: ActionsProps) {
  const { name, state, openSessions, signsOnAs } = person
  const button = (what: 'again' | 'disable' | 'enable' | 'end-sessions' | 'unlink', words: string, label: string) => (
    <Button size="xs" aria-label={label} onClick={() => onAsk({ person, what })}>
      {words}
    </Button>
  )
  return (
    <span className={css.actions}>
      {state === 'disabled'
        ? button('enable', texts.enable, texts.enableOf(name))
        : button('again', texts.again, texts.againOf(name))}
      {openSessions > 0 && button('end-sessions', texts.endSessions, texts.endSessionsOf(name))}
      {signsOnAs !== null && button('unlink', texts.unlink, texts.unlinkOf(name))}
      {state !== 'disabled' && button('disable', texts.disable, texts.disableOf(name))}
    </span>
  )
}
