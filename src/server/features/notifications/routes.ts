// Calls about what somebody is told of: of a person of a client, of staff, and of who holds a letter.
import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/notifications.ts'
import type { Language } from '#words/language.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { serve } from '../../http/serve.ts'
import { pageOf } from '../../records/shipments/paging.ts'
import type { Member, Person, Scope } from '../../scope.ts'
import {
  countNotifications,
  countOwnNotifications,
  markRead,
  pageOfNotifications,
  type Reader,
} from '../../store/notifications.ts'
import { findMember } from '../../store/staff-members.ts'
import { choicesOf, choose, readStop, stop } from './choices.ts'
import { toWire } from './wire.ts'

const PER_PAGE = 20

export function registerNotifications(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, calls.listNotifications, (call) =>
    listed(deps, personOf(call), { page: call.query.page, language: call.say.language }),
  )
  serve(app, deps, calls.countUnreadNotifications, async (call) => unreadOf(deps, personOf(call)))
  serve(app, deps, calls.readNotifications, async (call) => read(deps, personOf(call), call.body.ids))
  serve(app, deps, calls.getMailChoices, async (call) => lettersOf(deps, personOf(call), call.person?.email))
  serve(app, deps, calls.saveMailChoice, async (call) => {
    await choose(deps, personOf(call), call.body)
    return lettersOf(deps, personOf(call), call.person?.email)
  })
  serve(app, deps, calls.listStaffNotifications, ({ query, say, member }) =>
    listed(deps, staffOf(member), { page: query.page, language: say.language }),
  )
  serve(app, deps, calls.countUnreadStaffNotifications, async ({ member }) => unreadOf(deps, staffOf(member)))
  serve(app, deps, calls.readStaffNotifications, async ({ body, member }) => read(deps, staffOf(member), body.ids))
  serve(app, deps, calls.getStaffMailChoices, async ({ member }) => staffLetters(deps, member))
  serve(app, deps, calls.saveStaffMailChoice, async ({ body, member }) => {
    await choose(deps, staffOf(member), body)
    return staffLetters(deps, member)
  })
  serve(app, deps, calls.openLetterStop, async ({ body }) => ({ data: await readStop(deps, body.token) }))
  serve(app, deps, calls.stopLetters, async ({ body }) => ({ data: await stop(deps, body) }))
}

/** A client's own call is always a person's. */
function personOf({ scope, person }: { readonly scope: Scope; readonly person: Person | undefined }): Reader {
  if (!person) throw new TypeError('a client without a person')
  return { clientId: scope.clientId, personId: person.id }
}

const staffOf = (member: Member | undefined): Reader => ({ memberId: member?.id ?? null })

/** A page beyond the last one is empty. */
async function listed(
  { db }: Deps,
  reader: Reader,
  { page, language }: { readonly page: number; readonly language: Language },
) {
  const { total, unread } = await countNotifications(db, reader)
  const found = await pageOfNotifications(db, reader, { limit: PER_PAGE, offset: (page - 1) * PER_PAGE })
  const rows = found.map((row) => toWire(row, language, 'memberId' in reader))
  const { rows: data, pagination } = pageOf(rows, { page, perPage: PER_PAGE, total })
  return { data, pagination, unread }
}

const unreadOf = async ({ db }: Deps, reader: Reader) => ({
  data: { unread: (await countNotifications(db, reader)).unread },
})

/** Throws `missing` for ids that are not the reader's. */
async function read({ db, now }: Deps, reader: Reader, ids: readonly string[] | undefined) {
  if (ids && (await countOwnNotifications(db, reader, ids)) < new Set(ids).size)
    throw new AppError('missing', 'not-found')
  return { marked: await markRead(db, reader, ids ? { ids } : 'all', now()) }
}

const lettersOf = async (deps: Deps, reader: Reader, email: string | undefined) => ({
  data: { email: email ?? null, choices: await choicesOf(deps, reader) },
})

const staffLetters = async (deps: Deps, member: Member | undefined) => {
  const row = member && (await findMember(deps.db, member.id))
  return lettersOf(deps, staffOf(member), row?.email)
}
