import { beforeEach, describe, expect, it } from 'vitest'
import { listAddresses, setAddressMid } from '#contract/client-data.ts'
import { listAudit } from '../../store/audit-log.ts'
import { givenAddress, givenClient } from '../../testing/builders.ts'
import { client, clientId, oneClient, staff, test } from '../../testing/one-client.ts'
import { clientCaller, dataOf, send } from '../../testing/test-app.ts'

let id: string
beforeEach(async () => {
  await oneClient()
  id = await givenAddress(test.deps.db, clientId, { name: 'Prairie Soap' })
})

const codes = async () =>
  dataOf(await send(test, listAddresses, {}, client)).map(({ mid, proposedMid }) => ({ mid, proposedMid }))

describe('the MID of an address', () => {
  it('is proposed by rule until somebody sets one', async () => {
    expect(await codes()).toEqual([{ mid: null, proposedMid: 'XMPRASOA455WIN' }])
    const answer = await send(test, setAddressMid, { params: { id }, body: { mid: 'xm prasoa302win' } }, client)
    expect(answer.status).toBe(200)
    expect(await codes()).toEqual([{ mid: 'XMPRASOA302WIN', proposedMid: 'XMPRASOA455WIN' }])
    await send(test, setAddressMid, { params: { id }, body: { mid: null } }, client)
    expect(await codes()).toEqual([{ mid: null, proposedMid: 'XMPRASOA455WIN' }])
  })

  it('keeps in the audit log who set what', async () => {
    await send(test, setAddressMid, { params: { id }, body: { mid: 'XMPRASOA302WIN', clientId } }, staff)
    const [entry] = await listAudit(test.deps.db, clientId, { kind: 'manufacturing_address', id })
    expect(entry).toMatchObject({
      actor: { kind: 'staff' },
      action: 'address.mid-set',
      before: { mid: null },
      after: { mid: 'XMPRASOA302WIN' },
    })
  })

  it.each(['CN', '12ABC', 'XO-MAPRID', 'XOMAPRID1450MISSI'])('is refused as %s', async (mid) => {
    const answer = await send(test, setAddressMid, { params: { id }, body: { mid } }, client)
    expect({ status: answer.status, error: answer.json.error }).toEqual({
      status: 400,
      error: 'A MID has two letters, then 3 to 13 letters or digits, such as XOMAPRID1450MIS.',
    })
  })

  it('of another client is not found', async () => {
    const other = await clientCaller(test.deps, await givenClient(test.deps.db))
    const answer = await send(test, setAddressMid, { params: { id }, body: { mid: 'XMPRASOA302WIN' } }, other)
    expect(answer.status).toBe(404)
    expect(await codes()).toEqual([{ mid: null, proposedMid: 'XMPRASOA455WIN' }])
  })
})
