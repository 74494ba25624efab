import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { findAdmissibilities } from '#contract/admissibility.ts'
import { aiParseItems } from '#contract/parse-items.ts'
import { permitFor } from '../testing/entry-answers.ts'
import { answer, fakeApi, noAnswer, refusal } from '../testing/fake-api.ts'
import { around, field, start, typeLine } from '../testing/manual-invoice-screen.ts'
import type { renderAt } from '../testing/render-screen.tsx'
import './client-area.tsx'
import './manual-invoice.tsx'

/** The first load of the page's file may take longer than a test waits for a screen. */
beforeAll(async () => {
  await Promise.all([import('./client-area.tsx'), import('./manual-invoice.tsx')])
})

beforeEach(() => {
  fakeApi(...around)
})

describe('lines', () => {
  const twoLines = async () => {
    const page = start()
    const { user } = page
    await user.click(await screen.findByRole('button', { name: 'Add item' }))
    await waitFor(async () => expect(document.activeElement).toBe(await field('Description, Line 1')))
    await user.keyboard('first{Enter}')
    await waitFor(async () => expect(document.activeElement).toBe(await field('Description, Line 2')))
    await user.keyboard('second')
    return page
  }

  it('move by keyboard and keep the cursor; the move is told', async () => {
    const { user } = await twoLines()
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await waitFor(async () => expect((await field('Description, Line 1')).value).toBe('second'))
    await waitFor(async () => expect(document.activeElement).toBe(await field('Description, Line 1')))
    expect(screen.getByText('Line 2 is now line 1 of 2')).toBeTruthy()
  })

  it('move by buttons, and not past the ends', async () => {
    const { user } = await twoLines()
    await user.click(screen.getByRole('button', { name: 'Move line 1 down' }))
    expect((await field('Description, Line 2')).value).toBe('first')
    await user.click(screen.getByRole('button', { name: 'Move line 1 up' }))
    expect((await field('Description, Line 2')).value).toBe('first')
  })

  it('come back after they were removed', async () => {
    const { user } = await twoLines()
    await user.click(screen.getByRole('button', { name: 'Remove line 1' }))
    expect((await field('Description, Line 1')).value).toBe('second')
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect((await field('Description, Line 1')).value).toBe('first')
  })
})

describe('whether the goods may enter', () => {
  it('is said at the line and among what is to be looked at', async () => {
    fakeApi(...around, permitFor('ginseng'))
    const { user } = start()
    await typeLine(user)
    await user.type(await field('Description, Line 1'), ' of ginseng')
    expect(await screen.findByText('Ask for the CITES permit.')).toBeTruthy()
    expect(await screen.findAllByText('A protected plant (50 CFR 23): line 1.')).not.toEqual([])
  })

  it('can be asked again where it could not be asked', async () => {
    fakeApi(
      ...around,
      answer(findAdmissibilities, () => refusal(500, 'no')),
    )
    const { user } = start()
    await typeLine(user)
    const again = await screen.findByRole('button', { name: 'Ask again' })
    fakeApi(...around, permitFor('Candle'))
    await user.click(again)
    expect(await screen.findByText('Ask for the CITES permit.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Ask again' })).toBeNull()
  })
})

describe('paste and parse', () => {
  const honey = {
    description: 'Honey',
    quantity: 84,
    unitPrice: '7.4',
    currency: 'CAD',
    htsCode: '0409000010',
    countryOfOrigin: 'CA',
    sku: null,
    asin: null,
    unsure: [],
  }
  const board = { ...honey, description: 'Board', currency: null, unsure: [{ field: 'quantity', why: 'A guess.' }] }
  const parses = (items: readonly object[], message: string | null = null) =>
    answer(aiParseItems, () => ({ success: true, data: { items, method: 'offline', message } }))
  const paste = async (user: ReturnType<typeof renderAt>['user'], text: string) => {
    await user.type(await field('Item information'), text)
    await user.click(screen.getByRole('button', { name: 'Parse items' }))
  }

  it('asks for a text', async () => {
    const { user } = start()
    await user.click(await screen.findByRole('button', { name: 'Parse items' }))
    expect((await screen.findByRole('alert')).textContent).toContain('Please enter item information to parse')
  })

  it.each([
    ['refuses', () => refusal(500, 'Failed to parse items'), /Failed to parse items$/],
    ['does not answer', noAnswer, /Failed to parse items with AI/],
  ])('says so when the server %s, and keeps the text', async (_, reply, sentence) => {
    fakeApi(...around, answer(aiParseItems, reply))
    const { user } = start()
    await paste(user, 'honey')
    expect((await screen.findByRole('alert')).textContent).toMatch(sentence)
    expect((await field('Item information')).value).toBe('honey')
  })

  it('proposes items with what is unsure; each is accepted or rejected, and rejecting can be undone', async () => {
    fakeApi(...around, parses([honey, board]))
    const { user } = start()
    await paste(user, 'honey and board')
    const proposed = await screen.findByRole('region', { name: 'Proposed items' })
    expect(await within(proposed).findByText(/CAD 7\.40 becomes USD at 1 CAD = 0\.7124 USD/)).toBeTruthy()
    expect(within(proposed).getByText('A guess.')).toBeTruthy()
    await user.click(within(proposed).getByRole('button', { name: 'Accept Honey' }))
    expect((await field('Unit price, USD, Line 1')).value).toBe('5.27176') // 7.40 x 0.7124
    await user.click(screen.getByRole('button', { name: 'Reject Board' }))
    expect(screen.queryByRole('region', { name: 'Proposed items' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByRole('button', { name: 'Accept Board' })).toBeTruthy()
  })

  it('accepts all at once', async () => {
    fakeApi(...around, parses([honey, board]))
    const { user } = start()
    await paste(user, 'honey and board')
    await user.click(await screen.findByRole('button', { name: 'Accept all 2' }))
    expect((await field('Description, Line 2')).value).toBe('Board')
  })

  it('says when nothing was found', async () => {
    fakeApi(...around, parses([], 'No items were found in the text.'))
    const { user } = start()
    await paste(user, 'hello')
    expect((await screen.findByRole('alert')).textContent).toContain('No items were found in the text.')
  })
})
