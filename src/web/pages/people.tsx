// Who belongs to the company, for its people, and for staff on its behalf.
import { useState } from 'react'
import { listClientPeople } from '#contract/client-people.ts'
import { roleSuffices } from '#domain/staff-role.ts'
import { texts as en } from '#texts/en/client-people.ts'
import { useClientAccess } from '../api/client-access.ts'
import { failureSentence, failureText } from '../api/failures.ts'
import { useEndpoint } from '../api/hooks.ts'
import { useSessions } from '../api/session.ts'
import { AskChange } from '../features/client-people/ask-change.tsx'
import { Invitations } from '../features/client-people/invitations.tsx'
import { InviteForm } from '../features/client-people/invite-form.tsx'
import { OwnName } from '../features/client-people/own-name.tsx'
import { PasskeysOnly } from '../features/client-people/passkeys-only.tsx'
import css from '../features/client-people/people.module.css'
import { type Asked, personColumns } from '../features/client-people/person-columns.tsx'
import { useChanges } from '../features/client-people/use-changes.ts'
import { useLanguage, useTexts } from '../language/page-language.tsx'
import { ActionButton } from '../ui/action-button.tsx'
import { Card } from '../ui/card.tsx'
import { DataTable } from '../ui/data-table.tsx'
import { ErrorNotice } from '../ui/error-notice.tsx'
import { Loading } from '../ui/loading.tsx'
import { type Said, SaidAlert } from '../ui/show-alert.tsx'
import classes from './list-page.module.css'
import { PageHead } from './page-head.tsx'
import { usePageTitle } from './use-page-title.ts'

export function PeoplePage() {
  const texts = useTexts(en)
  const language = useLanguage()
  const forStaff = useClientAccess().actor === 'staff'
  const { client } = useSessions()
  const title = forStaff ? texts.ofClient : texts.title
  usePageTitle(title)
  const found = useEndpoint(listClientPeople, {}, { refetchOnFocus: true })
  const { said, setSaid, work } = useWork(() => found.refetch())
  const [asked, setAsked] = useState<Asked>()
  const change = useChanges()
  const mayChange = useMayChange()
  const { people = [], invitations = [] } = found.data?.data ?? {}
  const self = people.find(({ isSelf }) => isSelf)
  const owners = people.filter(({ role }) => role === 'owner')
  const soleOwner = owners.length === 1 ? owners[0] : undefined
  const onAsk = mayChange ? setAsked : undefined
  const columns = personColumns({ texts, language, soleOwner, onAsk, forStaff })
  return (
    <div className={classes.narrow}>
      <PageHead title={title} subtitle={texts.subtitle}>
        {self && (
          <ActionButton
            onClick={() => setAsked({ person: self, what: 'leave' })}
            disabledReason={soleOwner?.id === self.id ? texts.lastOwner : undefined}
          >
            {texts.leave}
          </ActionButton>
        )}
      </PageHead>
      <div className={css.panels}>
        <SaidAlert said={said} onClose={() => setSaid(undefined)} />
        <Card flush label={title}>
          <p className={`sm dim ${css.hint}`}>
            {texts.rolesHint} {!mayChange && texts.ownersOnly}
          </p>
          {found.isPending && <Loading sentence={texts.loading} rows={3} widths={[200, 120, 160]} />}
          {found.error && !found.data && (
            <ErrorNotice title={texts.loadFailed} text={failureText(found.error, texts.loadFailed)} query={found} />
          )}
          {people.length > 0 && <DataTable label={title} columns={columns} rows={people} rowKey={({ id }) => id} />}
        </Card>
        {invitations.length > 0 && mayChange && <Invitations invitations={invitations} work={work} />}
        {mayChange && found.data && (
          <InviteForm
            onInvited={(next) => {
              setSaid(next)
              void found.refetch()
            }}
          />
        )}
        {found.data && <PasskeysOnly isOn={found.data.data.passkeysOnly} {...{ mayChange, work }} />}
        {self && <OwnName key={self.id} name={self.name} work={work} />}
      </div>
      {asked && (
        <AskChange
          asked={asked}
          company={client?.companyName ?? ''}
          onCancel={() => setAsked(undefined)}
          onConfirm={() => {
            setAsked(undefined)
            void work(() => change(asked))
          }}
        />
      )}
    </div>
  )
}

/** Owners of the company, and of staff the owners. */
function useMayChange(): boolean {
  const { actor, viewOnly } = useClientAccess()
  const { client, staff } = useSessions()
  if (actor === 'staff') return !viewOnly && roleSuffices(staff?.user.role ?? 'owner', 'owner')
  return (client?.role ?? 'owner') === 'owner'
}

/** Does something, says what came of it, and reads the list anew. */
function useWork(reread: () => Promise<unknown>) {
  const [said, setSaid] = useState<Said>()
  const work = async (does: () => Promise<Said>) => {
    setSaid(undefined)
    try {
      setSaid(await does())
    } catch (error) {
      setSaid({ kind: 'failure', text: failureSentence(error, en, ({ notSaved }) => notSaved) })
    }
    await reread()
  }
  return { said, setSaid, work }
}
