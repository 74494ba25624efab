// What the sample world's client and staff say to each other, and who asked for an account.
import type { Deps } from '../deps.ts'
import { insertAccessRequest } from '../store/access-requests.ts'

export type SampleTalk = {
  /** Of nobody's client yet. */
  readonly accessRequestIds: readonly string[]
}

export async function givenTalk(deps: Deps): Promise<SampleTalk> {
  const accessRequestIds = [await givenAccessRequest(deps), await givenAccessRequest(deps)]
  return { accessRequestIds }
}

async function givenAccessRequest(deps: Deps): Promise<string> {
  const id = deps.newId()
  await deps.db.transaction().execute((tx) =>
    insertAccessRequest(tx, {
      id,
      company: 'Elora Candles',
      name: 'Ada Moss',
      email: `${id}@elora.example`,
      phone: null,
      goods: 'Soy candles',
      country: 'CA',
      province: 'ON',
      language: 'en',
      asked_at: deps.now(),
    }),
  )
  return id
}
