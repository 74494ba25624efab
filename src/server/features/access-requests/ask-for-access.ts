// A visitor asks for an account. What is answered, and what is written to whom, is the same whether the address has one or not.

import type { askForAccess as call } from '#contract/access-requests.ts'
import type { Received } from '#contract/endpoint.ts'
import { ACCESS_REQUESTS_A_DAY } from '#domain/daily-quota.ts'
import type { Deps } from '../../deps.ts'
import { LimitReached } from '../../errors.ts'
import { hashForToday } from '../../records/public-tools/day-salt.ts'
import { providerEmailInUse } from '../../records/settings/in-use.ts'
import { insertAccessRequest } from '../../store/access-requests.ts'
import { countUse } from '../../store/usage-counts.ts'
import { tellOfRequest } from './letters.ts'

type Asked = Received<typeof call>['body']

const DAY_S = 86_400

/** Throws `limited` after many from one network address. What a program filled in, and what an address asks again and again, is dropped without a word. */
export async function askForAccess(deps: Deps, { website, ...asked }: Asked, address: string): Promise<void> {
  if (website !== '') return
  if (!(await takes(deps, `access address ${address}`, ACCESS_REQUESTS_A_DAY.address)))
    throw new LimitReached(DAY_S, 'access-requests-used-up')
  if (!(await takes(deps, `access e-mail ${asked.email}`, ACCESS_REQUESTS_A_DAY.email))) return
  const operator = await providerEmailInUse(deps)
  await deps.db.transaction().execute(async (tx) => {
    await insertAccessRequest(tx, {
      ...asked,
      id: deps.newId(),
      phone: asked.phone || null,
      province: asked.province || null,
      asked_at: deps.now(),
    })
    await tellOfRequest(tx, deps, asked, operator)
  })
  deps.jobs.ring()
}

async function takes(deps: Deps, subject: string, limit: number): Promise<boolean> {
  const use = { day: deps.today(), kind: 'access request', subjects: [await hashForToday(deps, subject)] } as const
  return (await countUse(deps.db, use, limit)) !== undefined
}
