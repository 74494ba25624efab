// Does what was asked about the people of a client, and answers what to say of it.

import {
  endClientPersonSessions,
  forgetPasskeys,
  removeClientPerson,
  setClientPersonRole,
  setCompanyAddress,
} from '#contract/client-people.ts'
import { leaveCompany } from '#contract/companies.ts'
import { nameOfPerson } from '#domain/client-role.ts'
import { texts as en } from '#texts/en/client-people.ts'
import { sentence } from '#words/language.ts'
import { useClientAccess } from '../../api/client-access.ts'
import { useSend } from '../../api/hooks.ts'
import { endSession } from '../../api/session.ts'
import type { Said } from '../../ui/show-alert.tsx'
import type { Asked } from './person-columns.tsx'

export function useChanges() {
  const role = useSend(setClientPersonRole)
  const remove = useSend(removeClientPerson)
  const sessions = useSend(endClientPersonSessions)
  const address = useSend(setCompanyAddress)
  const leave = useSend(leaveCompany)
  const forget = useSend(forgetPasskeys)
  const { clientId = '' } = useClientAccess()
  return async (asked: Asked): Promise<Said> => {
    const name = nameOfPerson(asked.person)
    const params = { personId: asked.person.id }
    const saved: Said = { kind: 'success', text: sentence(en, (texts) => texts.saved(name)) }
    switch (asked.what) {
      case 'role':
        await role.mutateAsync({ params, body: { role: asked.role } })
        return saved
      case 'make-address':
        await address.mutateAsync({ body: params })
        return saved
      case 'remove':
        await remove.mutateAsync({ params })
        return { kind: 'success', text: sentence(en, (texts) => texts.removed(name)) }
      case 'leave':
        await leave.mutateAsync({})
        endSession('client', 'left')
        return saved
      case 'forget': {
        const { removed } = await forget.mutateAsync({ params: { ...params, clientId } })
        return { kind: 'success', text: sentence(en, (texts) => texts.forgotten(removed)) }
      }
      case 'end-sessions': {
        const { ended } = await sessions.mutateAsync({ params })
        return { kind: 'success', text: sentence(en, (texts) => texts.ended(ended)) }
      }
    }
  }
}
