// A client and staff talk about a shipment, and are told of it; nobody else reads a word.
import { beforeEach, describe, expect, it } from 'vitest'
import * as comments from '#contract/comments.ts'
import { nameMyself } from '#contract/companies.ts'
import * as notifications from '#contract/notifications.ts'
import { onBehalf } from '#contract/on-behalf.ts'
import { givenClient, givenShipment } from '../../../testing/builders.ts'
import { colleagueCaller } from '../../../testing/client-people.ts'
import { clientId, oneClient, client as owner, staff, test } from '../../../testing/one-client.ts'
import { memberCaller } from '../../../testing/staff-members.ts'
import { clientCaller, dataOf, send, TEST_NOW } from '../../../testing/test-app.ts'

const MINUTE_MS = 60_000

let id: string

beforeEach(async () => {
  const settings = { publicUrl: 'https://portage.example' }
  await oneClient({ name: 'Prairie Wax', email: 'dana@prairie.example' }, { settings })
  id = await givenShipment(test.deps.db, clientId, { reference: 'WAX-1' })
})

const say = (body: string, caller = owner) =>
  send(test, comments.addComment, { params: { id }, body: { body } }, caller)
const sayAsStaff = (body: string, caller = staff) =>
  send(test, onBehalf(comments.addComment), { params: { id, clientId }, body: { body } }, caller)
const listed = async (caller = owner) => (await send(test, comments.listComments, { params: { id } }, caller)).json
const listedByStaff = async () =>
  (await send(test, onBehalf(comments.listComments), { params: { id, clientId } }, staff)).json
const told = async (caller = owner) => (await send(test, notifications.listNotifications, {}, caller)).json
const toldStaff = async (caller = staff) => (await send(test, notifications.listStaffNotifications, {}, caller)).json
const letters = async () => {
  await test.jobsDone()
  return test.deps.mailer.outbox?.() ?? []
}

describe('a comment', () => {
  it('is read by both sides, who are told of what the other says and not of their own', async () => {
    await say('When does the truck leave?')
    expect((await listedByStaff()).data).toMatchObject([
      { by: 'dana@prairie.example', byStaff: false, isOwn: false, isUnread: true, isOpen: false },
    ])
    expect(await toldStaff()).toMatchObject({
      unread: 1,
      data: [
        {
          kind: 'comment',
          sentence: 'dana@prairie.example commented on WAX-1',
          about: 'When does the truck leave?',
          client: { id: clientId, name: 'Prairie Wax' },
          place: { page: 'shipment', shipmentId: id },
        },
      ],
    })
    expect((await told()).data).toEqual([])
    test.clock.at = new Date(TEST_NOW.getTime() + MINUTE_MS)
    await sayAsStaff('On Friday.')
    expect((await toldStaff()).data).toHaveLength(1)
    expect((await told()).data).toMatchObject([{ sentence: 'Staff commented on WAX-1', client: null, isRead: false }])
    expect(await listed()).toMatchObject({
      unread: 1,
      data: [
        { body: 'On Friday.', byStaff: true, isOwn: false, isUnread: true },
        { body: 'When does the truck leave?', isOwn: true, isUnread: false, isOpen: true },
      ],
    })
  })

  it('is read, with what was told of it, for the reader alone', async () => {
    const colleague = await colleagueCaller(test.deps, clientId)
    await sayAsStaff('On Friday.')
    const until = TEST_NOW.toISOString()
    test.clock.at = new Date(TEST_NOW.getTime() + 1)
    await sayAsStaff('Or on Monday.')
    await send(test, comments.readComments, { params: { id }, body: { until } }, owner)
    // What came after the list was read stays unread.
    expect([(await listed()).unread, (await told()).unread]).toEqual([1, 1])
    const later = test.clock.at.toISOString()
    await send(test, comments.readComments, { params: { id }, body: { until: later } }, owner)
    expect([(await listed()).unread, (await told()).unread]).toEqual([0, 0])
    expect([(await listed(colleague)).unread, (await told(colleague)).unread]).toEqual([2, 2])
  })

  it('is read as far as now at most: nobody has read what is yet to be said', async () => {
    const readUntil = (until: string) => send(test, comments.readComments, { params: { id }, body: { until } }, owner)
    expect((await readUntil('2199-12-31T23:59:59Z')).status).toBe(200)
    expect((await readUntil('0000-01-01T00:00:00Z')).json.code).toBe('invalid-input')
    test.clock.at = new Date(TEST_NOW.getTime() + 1)
    await sayAsStaff('On Friday.')
    expect((await listed()).unread).toBe(1)
  })

  it('is changed and removed within an hour by who said it, and by nobody else', async () => {
    const colleague = await colleagueCaller(test.deps, clientId)
    const { id: commentId } = dataOf(await say('On Fridya?'))
    const params = { id, commentId }
    const body = { body: 'On Friday?', basedOn: 'On Fridya?' }
    expect((await send(test, comments.changeComment, { params, body }, colleague)).json.code).toBe('comment-not-own')
    const byStaff = { params: { ...params, clientId }, body }
    expect((await send(test, onBehalf(comments.changeComment), byStaff, staff)).json.code).toBe('comment-not-own')
    expect(dataOf(await send(test, comments.changeComment, { params, body }, owner))).toMatchObject({
      body: 'On Friday?',
      changedAt: TEST_NOW.toISOString(),
    })
    await send(test, comments.removeComment, { params }, owner)
    expect((await listed()).data).toMatchObject([{ body: '', isRemoved: true, isOpen: false }])
    const { id: late } = dataOf(await say('Later'))
    test.clock.at = new Date(TEST_NOW.getTime() + 60 * MINUTE_MS)
    const answer = await send(test, comments.removeComment, { params: { id, commentId: late } }, owner)
    expect(answer.json.code).toBe('comment-too-old')
  })

  it('is told of as it reads now, and of one that was removed nobody is told any more', async () => {
    const { id: commentId } = dataOf(await say('On Fridya?'))
    const params = { id, commentId }
    const abouts = async () => (await toldStaff()).data.map(({ about }) => about)
    await send(test, comments.changeComment, { params, body: { body: 'On Friday?', basedOn: 'On Fridya?' } }, owner)
    expect(await abouts()).toEqual(['On Friday?'])
    await send(test, comments.removeComment, { params }, owner)
    expect(await abouts()).toEqual([])
    const rows = await test.deps.db.selectFrom('notifications').select('facts').execute()
    expect(JSON.stringify(rows)).not.toContain('Frid')
  })

  it('that was changed in another window is not overwritten unseen', async () => {
    const { id: commentId } = dataOf(await say('One'))
    const params = { id, commentId }
    await send(test, comments.changeComment, { params, body: { body: 'Two', basedOn: 'One' } }, owner)
    const stale = await send(test, comments.changeComment, { params, body: { body: 'Three', basedOn: 'One' } }, owner)
    expect([stale.status, stale.json.code]).toEqual([409, 'changed-meanwhile'])
    expect((await listed()).data[0]?.body).toBe('Two')
  })

  it('is nothing a reader says, and nothing that is empty', async () => {
    const reader = await colleagueCaller(test.deps, clientId, { role: 'reader' })
    expect((await say('Hello', reader)).status).toBe(403)
    expect((await listed(reader)).success).toBe(true)
    expect((await say('   ')).status).toBe(400)
  })

  it('comes by pages, the newest first', async () => {
    for (let n = 1; n <= 21; n++) {
      test.clock.at = new Date(TEST_NOW.getTime() + n * MINUTE_MS)
      await say(`${n}`)
    }
    const { data, pagination } = await listed()
    expect([data.length, data[0]?.body, pagination.total]).toEqual([20, '21', 21])
    const second = await send(test, comments.listComments, { params: { id }, query: { page: 2 } }, owner)
    expect(second.json.data.map(({ body }) => body)).toEqual(['1'])
  })
})

describe('another company', () => {
  it('reads, says and is told nothing, also with a shipment of its own in the path', async () => {
    const otherId = await givenClient(test.deps.db, { email: 'kim@books.example' })
    const otherShipment = await givenShipment(test.deps.db, otherId)
    const other = await clientCaller(test.deps, otherId)
    const { id: commentId } = dataOf(await say('Ours'))
    for (const params of [{ id }, { id: otherShipment }]) {
      const answers = [
        await send(
          test,
          comments.changeComment,
          { params: { ...params, commentId }, body: { body: 'x', basedOn: '' } },
          other,
        ),
        await send(test, comments.removeComment, { params: { ...params, commentId } }, other),
      ]
      expect(answers.map(({ status }) => status)).toEqual([404, 404])
    }
    expect((await send(test, comments.listComments, { params: { id } }, other)).status).toBe(404)
    expect((await send(test, comments.addComment, { params: { id }, body: { body: 'x' } }, other)).status).toBe(404)
    expect(
      (await send(test, comments.readComments, { params: { id }, body: { until: TEST_NOW.toISOString() } }, other))
        .status,
    ).toBe(404)
    expect((await told(other)).data).toEqual([])
    expect((await listed()).data).toMatchObject([{ body: 'Ours' }])
  })

  it('of the same person tells it nothing while the session is for this one, and nothing once it left', async () => {
    const secondId = await givenClient(test.deps.db, { email: 'lee@books.example' })
    const colleague = await colleagueCaller(test.deps, secondId, { email: 'dana@prairie.example' })
    await sayAsStaff('Only for Prairie Wax')
    expect((await told()).data).toHaveLength(1)
    expect((await told(colleague)).data).toEqual([])
    await test.deps.db.deleteFrom('client_members').where('client_id', '=', clientId).execute()
    expect(
      await test.deps.db.selectFrom('notifications').select('id').where('person_id', 'is not', null).execute(),
    ).toEqual([])
  })
})

describe('letters', () => {
  it('go out at once in the language of the reader, all that is due in one, and none about what was read', async () => {
    await test.deps.db.updateTable('client_people').set({ language: 'fr' }).execute()
    await sayAsStaff('On Friday.')
    const [letter] = await letters()
    expect(letter).toMatchObject({ to: 'dana@prairie.example', subject: 'Du nouveau dans Portage' })
    expect(letter?.text).toContain('Staff a commenté WAX-1')
    expect(letter?.text).toContain('"On Friday."')
    expect(letter?.text).toContain(`https://portage.example/dashboard/shipment/${id}`)
    expect(letter?.text).toContain('https://portage.example/letters#')
  })

  it('go to members of staff by name, not to readers nor to who is disabled', async () => {
    await memberCaller(test.deps, { role: 'operator', email: 'remy@broker.example' })
    await memberCaller(test.deps, { role: 'reader', email: 'reader@broker.example' })
    await say('When?')
    expect((await letters()).map(({ to }) => to)).toEqual(['remy@broker.example'])
    expect((await letters())[0]?.text).toContain('Prairie Wax')
  })

  it('say names in one line, so that none passes for words of Portage', async () => {
    await memberCaller(test.deps, { role: 'operator', email: 'remy@broker.example' })
    const named = async (name: string) => (await send(test, nameMyself, { body: { name } }, owner)).status
    expect(await named('Dana\r\n\r\nYour session ended. Sign in:\u2028https://evil.example')).toBe(400)
    expect(await named('Dana\r\n\r\nYour session ended. Sign in:\u2028here')).toBe(200)
    await test.deps.db.updateTable('shipments').set({ reference: 'WAX\n\nhttps://evil.example' }).execute()
    await say('When?')
    const [letter] = await letters()
    expect(letter?.text).toContain(
      '- Prairie Wax: Dana Your session ended. Sign in: here commented on WAX https://evil.example\n',
    )
    expect(letter?.text).not.toMatch(/^(?:Your session|here|https:\/\/evil)/m)
  })

  it('are turned off by their link without signing in, for this company alone', async () => {
    await sayAsStaff('One')
    const [first] = await letters()
    const token = /letters#([\w-]+)/.exec(first?.text ?? '')?.[1] ?? ''
    const opened = dataOf(await send(test, notifications.openLetterStop, { body: { token } }))
    expect(opened).toMatchObject({ email: 'dana@prairie.example', company: 'Prairie Wax' })
    const stopped = dataOf(await send(test, notifications.stopLetters, { body: { token, kind: 'all' } }))
    expect(new Set(stopped.choices.map(({ mail }) => mail))).toEqual(new Set(['never']))
    await sayAsStaff('Two')
    expect(await letters()).toHaveLength(1)
    expect((await told()).unread).toBe(2)
    const wrong = await send(test, notifications.openLetterStop, { body: { token: 'nothing' } })
    expect([wrong.status, wrong.json.code]).toEqual([404, 'letter-link-over'])
  })

  it('wait for the morning where once a day was chosen, and are none for what was read meanwhile', async () => {
    const body = { kind: 'comment', mail: 'daily' } as const
    const chosen = dataOf(await send(test, notifications.saveMailChoice, { body }, owner))
    expect(chosen.choices).toContainEqual({ kind: 'comment', mail: 'daily' })
    await sayAsStaff('One')
    await sayAsStaff('Two')
    expect(await letters()).toEqual([])
    const { writeDueLetters } = await import('../../notifications/letters.ts')
    const listed: readonly { id: string; about: string | null }[] = (await told()).data
    const two = listed.find(({ about }) => about === 'Two')
    await send(test, notifications.readNotifications, { body: { ids: [two?.id ?? ''] } }, owner)
    expect(await writeDueLetters(test.deps, 'daily')).toBe(1)
    const [digest] = await letters()
    expect(digest?.subject).toBe('Your day in Portage')
    expect(digest?.text).toContain('"One"')
    expect(digest?.text).not.toContain('"Two"')
    expect(await writeDueLetters(test.deps, 'daily')).toBe(0)
  })
})
