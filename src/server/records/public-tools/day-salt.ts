// Hashes that name a person for one day only: nobody can tell whose they were once the day's salt is forgotten. Source: decisions 5.
import { createHmac } from 'node:crypto'
import type { CalendarDate } from '#domain/calendar.ts'
import type { Deps } from '../../deps.ts'
import { forgetDaysBefore, saltOf } from '../../store/usage-counts.ts'

type Needs = Pick<Deps, 'db' | 'today' | 'newSecret'>
type DaySalt = { readonly day: CalendarDate; readonly salt: Promise<string> }

const SALT_BYTES = 32
/** Only the salt of today is held. */
const salts = new WeakMap<object, DaySalt>()

/** A hash of the text under the salt of today. The first of a day has the days before forgotten. */
export async function hashForToday(needs: Needs, text: string): Promise<string> {
  const day = needs.today()
  const known = salts.get(needs.db)
  const current = known?.day === day ? known : { day, salt: turnDay(needs, day) }
  salts.set(needs.db, current)
  current.salt.catch(() => salts.delete(needs.db))
  return createHmac('sha256', await current.salt)
    .update(text)
    .digest('base64url')
}

async function turnDay({ db, newSecret }: Needs, day: CalendarDate): Promise<string> {
  await forgetDaysBefore(db, day)
  return saltOf(db, day, newSecret(SALT_BYTES))
}
