// A look-up of all items of a shipment that is over: it found nothing for one item, and says of another what it found of its maker.
import type { Deps } from '../deps.ts'
import { insertLookup, setLookupItem } from '../store/lookups.ts'

type Given = { readonly clientId: string; readonly shipmentId: string; readonly itemId: string; readonly mark: string }

export async function givenLookup({ db, now }: Deps, { clientId, shipmentId, itemId, mark }: Given): Promise<void> {
  const of = { client_id: clientId, shipment_id: shipmentId, job_id: null }
  const run = { ...of, state: 'finished', language: 'en', asked_by: mark, asked_at: now() } as const
  const maker = { data: null, message: `No maker of ${mark}.`, steps: [] }
  await db.transaction().execute(async (tx) => {
    await insertLookup(tx, run, [itemId])
    await setLookupItem(tx, { clientId, shipmentId }, itemId, { state: 'not-found', maker, maker_waits: true })
  })
}
