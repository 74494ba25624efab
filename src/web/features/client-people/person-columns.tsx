// The columns of the list of a client's people.
import { Button, NativeSelect } from '@mantine/core'
import type { listClientPeople } from '#contract/client-people.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { CLIENT_ROLES, type ClientRole, nameOfPerson } from '#domain/client-role.ts'
import type { texts as en } from '#texts/en/client-people.ts'
import type { Language, Shape } from '#words/language.ts'
import type { Column } from '../../ui/data-table.tsx'
import { Tag } from '../../ui/tag.tsx'
import { whenText } from '../../ui/when-text.ts'
import css from './people.module.css'

type Person = AnswerOf<typeof listClientPeople>['data']['people'][number]
type Texts = Shape<typeof en>

/** A change that is asked about before it is made. */
export type Asked = { readonly person: Person } & (
  | { readonly what: 'role'; readonly role: ClientRole }
  | { readonly what: 'remove' | 'end-sessions' | 'make-address' | 'leave' | 'forget' }
)

export const roleChoices = (texts: Texts) => CLIENT_ROLES.map((value) => ({ value, label: texts.roles[value] }))
export const roleIn = (value: string): ClientRole => CLIENT_ROLES.find((each) => each === value) ?? 'reader'

const HINT_BELOW: ('input' | 'description')[] = ['input', 'description']

type Shown = {
  readonly texts: Texts
  readonly language: Language
  /** Who alone is owner, and so has to stay one. */
  readonly soleOwner: Person | undefined
  /** Undefined for who may not change the list. */
  readonly onAsk: ((asked: Asked) => void) | undefined
  /** Staff take passkeys away for who lost every device. */
  readonly forStaff: boolean
}

export const personColumns = ({ texts, language, soleOwner, onAsk, forStaff }: Shown): readonly Column<Person>[] => [
  {
    key: 'name',
    header: texts.person,
    isSubject: true,
    cell: (person) => (
      <>
        {nameOfPerson(person)} {person.isSelf && <span className="dim">({texts.you})</span>}
        {person.name !== null && (
          <>
            <br />
            <span className="sm dim">{person.email}</span>
          </>
        )}
        {person.hasCompanyAddress && (
          <>
            {' '}
            <Tag tone="info">{texts.companyAddress}</Tag>
          </>
        )}
      </>
    ),
  },
  {
    key: 'role',
    header: texts.role,
    phoneLabel: texts.role,
    width: '220px',
    cell: (person) =>
      onAsk ? (
        <NativeSelect
          size="xs"
          my={6}
          aria-label={texts.roleOf(nameOfPerson(person))}
          data={roleChoices(texts)}
          value={person.role}
          disabled={person.id === soleOwner?.id}
          description={person.id === soleOwner?.id ? texts.lastOwner : undefined}
          inputWrapperOrder={HINT_BELOW}
          onChange={(event) => onAsk({ person, what: 'role', role: roleIn(event.currentTarget.value) })}
        />
      ) : (
        texts.roles[person.role]
      ),
  },
  {
    key: 'standing',
    header: texts.standing,
    phoneLabel: texts.standing,
    cell: ({ openSessions, joinedAt }) =>
      openSessions === null ? texts.joined(whenText(language, joinedAt)) : texts.sessions(openSessions),
  },
  ...(onAsk
    ? [
        {
          key: 'actions',
          header: texts.actions,
          cell: (person: Person) => <Actions {...{ person, onAsk, forStaff, texts }} />,
        },
      ]
    : []),
]

type ActionsProps = {
  readonly person: Person
  readonly onAsk: (asked: Asked) => void
  readonly forStaff: boolean
  readonly texts: Texts
}

function Actions({ person, onAsk, forStaff, texts }: ActionsProps) {
  const name = nameOfPerson(person)
  const button = (what: 'remove' | 'end-sessions' | 'make-address' | 'forget', words: string, label: string) => (
    <Button size="xs" aria-label={label} onClick={() => onAsk({ person, what })}>
      {words}
    </Button>
  )
  return (
    <span className={css.actions}>
      {(person.openSessions ?? 0) > 0 &&
        !person.isSelf &&
        button('end-sessions', texts.endSessions, texts.endSessionsOf(name))}
      {person.role === 'owner' &&
        !person.hasCompanyAddress &&
        button('make-address', texts.makeAddress, texts.makeAddressOf(name))}
      {forStaff && button('forget', texts.forget, texts.forgetOf(name))}
      {!person.isSelf && !person.hasCompanyAddress && button('remove', texts.remove, texts.removeOf(name))}
    </span>
  )
}
