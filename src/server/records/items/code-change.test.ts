import { describe, expect, it } from 'vitest'
import { texts } from '#texts/en/item.ts'
import { listItems as storedItems } from '../../store/items.ts'
import { completeCustoms } from '../../testing/builders.ts'
import { changeItem, preparedItem } from '../../testing/change-item.ts'
import { dataOf } from '../../testing/test-app.ts'

describe('changing the code of an item', () => {
  it('takes a typed code as confirmed by the one who typed it', async () => {
    const at = await preparedItem()
    const { item } = dataOf(await changeItem(at, { htsCode: '3406.00.00.00' }))
    expect(item.htsCode).toBe('3406000000')
    expect(item.htsProvenance).toEqual({
      proposedBy: 'person',
      confirmedBy: expect.stringMatching(/^client-\d+@example\.com$/),
      confirmedAt: '2026-11-21T15:00:00.000Z',
    })
  })

  it('keeps a code of the classifier unconfirmed until a person chooses it', async () => {
    const at = await preparedItem()
    const proposal = {
      htsCode: '3406000000',
      htsProposedBy: 'classifier',
      htsConfidence: 91,
      htsDescription: 'Candles and tapers',
    } as const
    const proposed = dataOf(await changeItem(at, proposal)).item
    expect(proposed).toMatchObject({ htsConfidence: 91, htsDescription: 'Candles and tapers' })
    expect(proposed.htsProvenance).toEqual({ proposedBy: 'classifier', confirmedBy: null, confirmedAt: null })
    const chosen = dataOf(await changeItem(at, { htsConfirmed: true })).item
    expect(chosen.htsProvenance).toMatchObject({
      proposedBy: 'classifier',
      confirmedBy: expect.stringMatching(/^client-\d+@example\.com$/),
    })
  })

  it('does not keep the description of another code', async () => {
    const at = await preparedItem({ hts_code: '3406000000', hts_description: 'Candles', hts_confidence: '91' })
    expect(dataOf(await changeItem(at, { htsCode: '6912.00.44.00' })).item).toMatchObject({
      htsDescription: null,
      htsConfidence: null,
    })
  })

  it('refuses a code without ten digits and says how many there are', async () => {
    const at = await preparedItem()
    const answer = await changeItem(at, { htsCode: '3406.00' })
    expect([answer.status, answer.json.error]).toEqual([400, 'Invalid HTS code: Must be exactly 10 digits (6/10)'])
  })

  it('describes a code in the words of the schedule, not of the caller', async () => {
    const at = await preparedItem()
    const title = at.test.deps.tariff.plainTitle('6912004400')
    const { item } = dataOf(
      await changeItem(at, { htsCode: '6912004400', htsDescription: 'Free of duty, says the seller' }),
    )
    expect(item.htsDescription).toBe(title)
    const gone = dataOf(await changeItem(at, { htsCode: '9876543210', htsDescription: 'Anything' })).item
    expect(gone).toMatchObject({ htsCode: '9876543210', htsDescription: null })
  })

  it.each([{ htsConfidence: 99 }, { htsDescription: 'Candles' }])('refuses %j without a code', async (body) => {
    const at = await preparedItem()
    const answer = await changeItem(at, body)
    expect([answer.status, answer.json.error]).toEqual([400, texts.codeFirst])
    expect((await storedItems(at.test.deps.db, at.clientId, at.id))[0]).toMatchObject({
      htsConfidence: null,
      htsDescription: null,
    })
  })

  it.each([
    ['abc', 'Invalid HTS code: Must be exactly 10 digits (0/10)'],
    ['n/a', 'Invalid HTS code: Must be exactly 10 digits (0/10)'],
    ['-', 'Invalid HTS code: Must be exactly 10 digits (0/10)'],
    ['３４０６００００００', 'Invalid HTS code: Must be exactly 10 digits (0/10)'],
    ['6912004400abc', 'Invalid HTS code: Give the ten digits with nothing but dots and spaces between them.'],
  ])('refuses %s and keeps the code that is stored', async (htsCode, sentence) => {
    const at = await preparedItem({ ...completeCustoms(null) })
    const answer = await changeItem(at, { htsCode })
    expect([answer.status, answer.json.error]).toEqual([400, sentence])
    expect((await storedItems(at.test.deps.db, at.clientId, at.id))[0]).toMatchObject({ htsCode: '3406000000' })
  })

  it.each([null, '', '  '])('empties the code by %j', async (htsCode) => {
    const at = await preparedItem({ ...completeCustoms(null) })
    expect(dataOf(await changeItem(at, { htsCode })).item).toMatchObject({ htsCode: null, htsProvenance: null })
  })
})
