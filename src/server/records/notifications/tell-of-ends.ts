// Every day: people whose certificates end soon, or whose goods hold a code that ended, are told, once each.
import { addDays } from '#domain/calendar.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../scope.ts'
import { pageOfEndedCodes, pageOfEndingCertificates } from '../../store/staff-queue.ts'
import { notifyPeople } from './notify.ts'

type Needs = Pick<Deps, 'db' | 'now' | 'today' | 'tariff'>

/** As far ahead as certificates are renewed, and once more shortly before. */
const SOON_DAYS = 60
const LAST_DAYS = 14
const AT_ONCE = 200

/** Answers of how many there was something to tell, told before or not. */
export async function tellOfEnds(needs: Needs, actor: Actor): Promise<number> {
  return (await tellOfCertificates(needs, actor)) + (await tellOfCodes(needs, actor))
}

async function tellOfCertificates({ db, now, today }: Needs, actor: Actor): Promise<number> {
  const within = { today: today(), soon: addDays(today(), SOON_DAYS) }
  const last = addDays(today(), LAST_DAYS)
  for (let offset = 0; ; offset += AT_ONCE) {
    const found = await pageOfEndingCertificates(db, within, { limit: AT_ONCE, offset })
    await db.transaction().execute(async (tx) => {
      for (const { client_id: clientId, number, last_claim: lastDay, goods } of found) {
        const key = `certificate ${number} ${lastDay <= last ? 'last' : 'soon'}`
        const facts = { number, lastDay, goods }
        await notifyPeople(tx, { kind: 'certificate', facts, clientId, at: now(), actor, key })
      }
    })
    if (found.length < AT_ONCE) return offset + found.length
  }
}

async function tellOfCodes({ db, now, today, tariff }: Needs, actor: Actor): Promise<number> {
  const among = tariff.endedBy(today())
  for (let offset = 0; ; offset += AT_ONCE) {
    const found = await pageOfEndedCodes(db, among, { limit: AT_ONCE, offset })
    await db.transaction().execute(async (tx) => {
      for (const { client_id: clientId, code, products, items } of found) {
        const facts = { code, on: tariff.ended(code, today())?.on ?? null, goods: products + items }
        await notifyPeople(tx, { kind: 'rule', facts, clientId, at: now(), actor, key: `rule ${code}` })
      }
    })
    if (found.length < AT_ONCE) return offset + found.length
  }
}
