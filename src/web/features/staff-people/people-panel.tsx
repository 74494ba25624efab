// Who is on staff, for owners: invite, give roles, shut out.
import { useState } from 'react'
import { removePersonSignOn } from '#contract/sign-on.ts'
import {
  endPersonSessions,
  invitePersonAgain,
  listPeople,
  setPersonDisabled,
  setPersonRole,
} from '#contract/staff-people.ts'
import { texts } from '#texts/en/staff-people.ts'
import { failureText } from '../../api/failures.ts'
import { useEndpoint, useOutdate, useSend } from '../../api/hooks.ts'
import { Card } from '../../ui/card.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorNotice } from '../../ui/error-notice.tsx'
import { ListFooter } from '../../ui/list-footer.tsx'
import { Loading } from '../../ui/loading.tsx'
import { type Said, SaidAlert } from '../../ui/show-alert.tsx'
import { ConfirmChange } from './confirm-change.tsx'
import { InvitationLink, type Invited } from './invitation-link.tsx'
import { InviteForm } from './invite-form.tsx'
import css from './people.module.css'
import { type Asked, personColumns } from './person-columns.tsx'

export function PeoplePanel() {
  const [page, setPage] = useState(1)
  const [said, setSaid] = useState<Said>()
  const [invited, setInvited] = useState<Invited>()
  const [asked, setAsked] = useState<Asked>()
  const outdate = useOutdate()
  const people = useEndpoint(listPeople, { query: { page } }, { keepLast: true, refetchOnFocus: true })
  const changes = usePersonChanges()
  const rows = people.data?.data ?? []
  const work = async (does: () => Promise<Said | Invited>) => {
    setSaid(undefined)
    try {
      const outcome = await does()
      if ('kind' in outcome) setSaid(outcome)
      else setInvited(outcome)
    } catch (error) {
      setSaid({ kind: 'failure', text: failureText(error, texts.notSaved) })
    }
    outdate(listPeople)
  }
  return (
    <div className={css.panels}>
      <SaidAlert said={said} onClose={() => setSaid(undefined)} />
      {invited && <InvitationLink invited={invited} onDone={() => setInvited(undefined)} />}
      <Card flush label={texts.title}>
        <p className={`sm dim ${css.hint}`}>{texts.hint}</p>
        {people.isPending && <Loading sentence={texts.loading} rows={4} widths={[200, 120, 160]} />}
        {people.error && !people.data && (
          <ErrorNotice title={texts.loadFailed} text={failureText(people.error, texts.loadFailed)} query={people} />
        )}
        {people.data && rows.length === 0 && <EmptyState icon="list-check" title={texts.none} text={texts.noneHint} />}
        {rows.length > 0 && (
          <DataTable label={texts.title} columns={personColumns(setAsked)} rows={rows} rowKey={({ id }) => id} />
        )}
        {people.data && people.data.pagination.lastPage > 1 && (
          <ListFooter pagination={people.data.pagination} rows={rows.length} showing={texts.showing} onPage={setPage} />
        )}
      </Card>
      {!people.error && (
        <InviteForm
          onInvited={(next) => {
            setInvited(next)
            setSaid(undefined)
            outdate(listPeople)
          }}
        />
      )}
      {asked && (
        <ConfirmChange
          asked={asked}
          onCancel={() => setAsked(undefined)}
          onConfirm={() => {
            setAsked(undefined)
            void work(() => changes(asked))
          }}
        />
      )}
    </div>
  )
}

/** Does what was asked for and answers what to say of it. */
function usePersonChanges() {
  const role = useSend(setPersonRole)
  const disabled = useSend(setPersonDisabled)
  const sessions = useSend(endPersonSessions)
  const again = useSend(invitePersonAgain)
  const unlink = useSend(removePersonSignOn)
  return async (asked: Asked): Promise<Said | Invited> => {
    const { id, name, email } = asked.person
    const params = { personId: id }
    const saved: Said = { kind: 'success', text: texts.saved(name) }
    switch (asked.what) {
      case 'again':
        return { name, email, ...(await again.mutateAsync({ params })).data }
      case 'role':
        await role.mutateAsync({ params, body: { role: asked.role } })
        return saved
      case 'end-sessions': {
        const { ended } = await sessions.mutateAsync({ params })
        return { kind: 'success', text: texts.ended(name, ended) }
      }
      case 'unlink':
        await unlink.mutateAsync({ params })
        return saved
      default:
        await disabled.mutateAsync({ params, body: { disabled: asked.what === 'disable' } })
        return saved
    }
  }
}
