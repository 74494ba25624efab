import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { addComment, changeComment, listComments, readComments, removeComment } from '#contract/comments.ts'
import { answer, type FakeCall, fakeApi, refusal } from '../../testing/fake-api.ts'
import { renderPiece, signInAsClient } from '../../testing/render-screen.tsx'
import { CommentsPanel } from './comments-panel.tsx'

const SHIPMENT = '0190a1b2-0000-4000-8000-000000000418'
const id = (n: number) => `0190a1b2-0000-4000-8000-0000000001${String(n).padStart(2, '0')}`

const comment = (n: number, changes: object = {}) => ({
  id: id(n),
  by: 'Remy Cole',
  byStaff: true,
  isOwn: false,
  body: `Comment ${n}`,
  saidAt: `2026-11-20T15:${String(n).padStart(2, '0')}:00.000Z`,
  changedAt: null,
  isRemoved: false,
  isUnread: false,
  isOpen: false,
  ...changes,
})

const listed = (rows: readonly object[], { unread = 0, total = rows.length } = {}) =>
  answer(listComments, ({ query }) => ({
    success: true,
    data: query.page === 1 ? rows : [comment(99 - query.page)],
    pagination: { currentPage: query.page, lastPage: 2, perPage: Math.max(rows.length, 1), total },
    unread,
  }))

function show(...calls: readonly FakeCall[]) {
  const made = fakeApi(...calls)
  return { made, ...renderPiece(<CommentsPanel shipmentId={SHIPMENT} />) }
}

beforeEach(signInAsClient)

describe('the comments on a shipment', () => {
  it('invite the first one where there is none', async () => {
    show(listed([]))
    expect(await screen.findByText(/^No comment yet\./)).toBeDefined()
    expect(screen.getByText('You, your colleagues and your provider read these.')).toBeDefined()
  })

  it('say who said what, mark what is new, and mark it as read up to the newest', async () => {
    const read: unknown[] = []
    const marked = answer(readComments, ({ body }) => {
      read.push(body)
      return { success: true }
    })
    show(listed([comment(2, { isUnread: true }), comment(1, { isOwn: true, byStaff: false })], { unread: 1 }), marked)
    await screen.findByText('Comment 2')
    const [newest, mine] = within(screen.getByRole('list', { name: 'Comments' })).getAllByRole('listitem')
    for (const part of ['Remy Cole', 'Provider', 'New', 'Comment 2']) expect(newest?.textContent).toContain(part)
    expect(mine?.textContent).toContain('You')
    expect(screen.getByText('1 unread')).toBeDefined()
    await waitFor(() => expect(read).toEqual([{ until: '2026-11-20T15:02:00.000Z' }]))
  })

  it('show older ones when they are asked for', async () => {
    const { user } = show(listed([comment(5)], { total: 2 }))
    await user.click(await screen.findByRole('button', { name: 'Show 1 older comment' }))
    expect(await screen.findByText('Comment 97')).toBeDefined()
    expect(screen.queryByRole('button', { name: /older/ })).toBeNull()
  })

  it('say that they could not be loaded, and try again', async () => {
    show(answer(listComments, () => refusal(500, 'Failed to load the comments')))
    expect(await screen.findByText('Failed to load the comments')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Retry' })).toBeDefined()
  })
})

describe('saying something', () => {
  it('is sent by the keys, and empties the field', async () => {
    const said: unknown[] = []
    const added = answer(addComment, ({ body }) => {
      said.push(body)
      return { success: true, data: comment(9, { isOwn: true }) }
    })
    const { user } = show(listed([]), added)
    const field = await screen.findByRole('textbox', { name: 'New comment' })
    await user.type(field, 'When does it leave?{Control>}{Enter}{/Control}')
    await waitFor(() => expect(said).toEqual([{ body: 'When does it leave?' }]))
    await waitFor(() => expect(field).toHaveProperty('value', ''))
    expect((await screen.findByText('Your comment was sent.')).getAttribute('aria-live')).toBe('polite')
  })

  it('keeps what was typed when it could not be sent, and sends nothing empty', async () => {
    const { user, made } = show(
      listed([]),
      answer(addComment, () => refusal(500, 'Broken.')),
    )
    const send = await screen.findByRole('button', { name: 'Send comment' })
    await user.click(send)
    expect(screen.getByText('Type what you want to say.')).toBeDefined()
    expect(made.some((each) => each.startsWith('POST'))).toBe(false)
    const field = screen.getByRole('textbox', { name: 'New comment' })
    await user.type(field, 'Kept')
    await user.click(send)
    expect(await screen.findByRole('alert')).toBeDefined()
    expect(field).toHaveProperty('value', 'Kept')
    await user.clear(field)
  })
})

describe('a comment of one’s own', () => {
  const own = comment(1, { isOwn: true, byStaff: false, isOpen: true })

  it('is changed on what it said, and says when somebody else changed it', async () => {
    const sent: unknown[] = []
    const late = answer(changeComment, ({ body }) => {
      sent.push(body)
      return refusal(409, 'It says something else now.', 'changed-meanwhile')
    })
    const { user } = show(listed([own]), late)
    await user.click(await screen.findByRole('button', { name: /^Change your comment of/ }))
    await user.type(screen.getByRole('textbox', { name: 'Change your comment' }), ', soon')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sent).toEqual([{ body: 'Comment 1, soon', basedOn: 'Comment 1' }]))
    expect(await screen.findByRole('alert')).toBeDefined()
  })

  it('is removed after asking', async () => {
    const { user, made } = show(
      listed([own]),
      answer(removeComment, () => ({ success: true })),
    )
    await user.click(await screen.findByRole('button', { name: /^Remove your comment of/ }))
    const dialog = await screen.findByRole('dialog', { name: 'Remove this comment?' })
    expect(made.some((each) => each.startsWith('DELETE'))).toBe(false)
    await user.click(within(dialog).getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(made).toContain(`DELETE /api/shipments/${SHIPMENT}/comments/${own.id}`))
  })
})
