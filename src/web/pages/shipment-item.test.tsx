import { cleanup, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { classifyHts, validateHts } from '#contract/classification.ts'
import { answer, type FakeCall, refusal } from '../testing/fake-api.ts'
import { renderAt, signInAsClient } from '../testing/render-screen.tsx'
import { item, keptShipment, parties } from '../testing/shipment-answers.ts'
import './client-area.tsx'
import './shipment.tsx'
import { openItem } from '../testing/open-item.ts'

/** The open item of a shipment with one item. */
const openOne = (first: ReturnType<typeof item>, ...calls: readonly FakeCall[]) =>
  openItem(...calls, ...keptShipment(first), parties)

beforeEach(signInAsClient)

describe('HTS code', () => {
  const typed = async (code: string, ...calls: readonly FakeCall[]) => {
    const { user } = await openOne(item(1, { htsCode: null, htsProvenance: null }), ...calls)
    await user.type(screen.getByRole('textbox', { name: 'HTS code' }), code)
    await user.tab()
    return user
  }

  it('complains of eight digits when the field is left, and keeps them when the item is closed and opened', async () => {
    const user = await typed('3406.00.00')
    const sentence = 'Invalid HTS code: Must be exactly 10 digits (8/10)'
    expect(screen.getByText(sentence)).toBeDefined()
    await user.click(screen.getByRole('button', { name: /^Close Candle 1/ }))
    await user.click(screen.getByRole('button', { name: /^Open Candle 1/ }))
    expect(screen.getByText(sentence)).toBeDefined()
  })

  it('shows description and rates of a valid code and saves it', async () => {
    await typed('3406000000')
    expect(
      await screen.findByText(
        /Candles, tapers and the like. Duty from most countries: Free. Under trade agreements: none. From countries without normal trade relations \(column 2\): 27.5%./,
      ),
    ).toBeDefined()
    expect(await screen.findByText('Saved')).toBeDefined()
  })

  it('offers relatives where the code is gone', async () => {
    const gone = answer(validateHts, () => ({
      success: true,
      valid: false,
      plainTitle: null,
      fullDescription: null,
      error: null,
      details: null,
      ended: null,
      renumbered: null,
      succeeds: null,
      relatives: [{ htsCode: '3406000000', formattedHtsCode: '3406.00.00.00', description: 'Candles' }],
    }))
    const user = await typed('3406000099', gone)
    expect(
      await screen.findByText('This HTS code was not found in the US HTS database. Please verify the code.'),
    ).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Use 3406.00.00.00' }))
    expect(await screen.findByDisplayValue('3406.00.00.00')).toBeDefined()
  })
})

it('offers what took the place of a code that ended, with its duty, and takes it with one click', async () => {
  const successor = (htsCode: string, formattedHtsCode: string) => ({
    htsCode,
    formattedHtsCode,
    description: 'Cookies without peanuts',
    general: 'Free',
    succeeds: { on: '2026-07-01', codes: ['1905310049'] },
    dutyAmount: 1.25,
    dutyPercentage: 12.5,
  })
  const ended = answer(validateHts, ({ body }) => ({
    success: true,
    valid: body.htsCode !== '1905310049',
    plainTitle: 'Cookies without peanuts',
    fullDescription: 'Bread > Cookies',
    error: null,
    details: null,
    ended:
      body.htsCode === '1905310049'
        ? {
            on: '2026-07-01',
            isOneForOne: false,
            successors: [successor('1905310042', '1905.31.00.42'), successor('1905310045', '1905.31.00.45')],
          }
        : null,
    renumbered: null,
    succeeds: null,
    relatives: [],
  }))
  const proposed = { proposedBy: 'import', confirmedBy: null, confirmedAt: null } as const
  const { user } = await openOne(item(1, { htsCode: '1905310049', htsProvenance: proposed }), ended)
  expect(
    await screen.findByText('1905.31.00.49 ended on 1 Jul 2026. It is now 1905.31.00.42 or 1905.31.00.45.'),
  ).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull()
  expect(screen.getAllByText('Ordinary duty: Free · duty a unit: CAD 1.25 (12.50%)')).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: 'Use 1905.31.00.42' }))
  expect(await screen.findByDisplayValue('1905.31.00.42')).toBeDefined()
})

describe('classification', () => {
  const candidate = (htsCode: string, confidence: number, dutyAmount: number | null, changes: object = {}) => ({
    htsCode,
    formattedHtsCode: htsCode.replace(/(\d{4})(\d\d)(\d\d)(\d\d)/, '$1.$2.$3.$4'),
    fullTitle: `Chapter > Title of ${htsCode}`,
    description: `Title of ${htsCode}`,
    path: ['Section', `Title of ${htsCode}`],
    confidence,
    confidence6: confidence,
    reasoning: 'Any wax.',
    reasons: [],
    precedent: null,
    applicability: 'definitely_applicable',
    dutyAmount,
    dutyPercentage: null,
    isValid: true,
    ...changes,
  })
  const found = answer(classifyHts, () => ({
    success: true,
    htsCodes: [
      candidate('3406000000', 96, 3.43),
      candidate('3307490000', 71, 0),
      candidate('9405504000', 42, null),
      candidate('1111111111', 20, 0, { applicability: 'not_applicable' }),
    ],
    notApplicable: 0,
    question: null,
  }))
  const empty = item(1, { htsCode: null, htsProvenance: null })

  it('preselects the best as proposed, leaves out the not applicable, and a key confirms another', async () => {
    const { user } = await openOne(empty, found)
    await user.click(screen.getByRole('button', { name: 'Classify' }))
    expect(await screen.findByText('3 shown, 1 not applicable left out')).toBeDefined()
    expect(await screen.findByDisplayValue('3406.00.00.00')).toBeDefined()
    expect(screen.getByText('Lowest duty').closest('li')?.textContent).toContain('3307.49.00.00')
    expect(screen.getByText('Lowest duty').closest('li')?.textContent).toContain('71% Medium')
    await user.click(document.body)
    await user.keyboard('2')
    expect(await screen.findByDisplayValue('3307.49.00.00')).toBeDefined()
    expect(await screen.findByRole('button', { name: 'Selected 3307.49.00.00' })).toBeDefined()
  })

  it('brings the open item and its candidates back after a reload, by its address', async () => {
    const { user, address } = await openOne(empty, found)
    await user.click(screen.getByRole('button', { name: 'Classify' }))
    expect(await screen.findByText('3 shown, 1 not applicable left out')).toBeDefined()
    const at = address()
    expect(at).toContain(`item=${empty.id}`)
    cleanup()
    renderAt(at)
    expect(await screen.findByText('3 shown, 1 not applicable left out')).toBeDefined()
  })

  it('lists the less likely only on request, and gives keys to those in sight', async () => {
    const codes = ['3406000000', '3307490000', '9405504000', '3404900000', '3823190000']
    const { user } = await openOne(
      empty,
      answer(classifyHts, () => ({
        success: true,
        htsCodes: codes.map((code, at) => candidate(code, at === 0 ? 91 : 1, null)),
        notApplicable: 0,
        question: null,
      })),
    )
    await user.click(screen.getByRole('button', { name: 'Classify' }))
    expect(await screen.findByText('3 shown')).toBeDefined()
    await user.click(document.body)
    await user.keyboard('4')
    expect(screen.queryByText('3404.90.00.00')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Show 2 less likely codes' }))
    expect(screen.getByText('5 shown')).toBeDefined()
    await user.keyboard('4')
    expect(await screen.findByRole('button', { name: 'Selected 3404.90.00.00' })).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Show fewer' }))
    expect(screen.getByRole('button', { name: 'Selected 3404.90.00.00' })).toBeDefined()
    expect(screen.getByText('4 shown')).toBeDefined()
  })

  it('asks for the fact that would decide and ranks again at once with the answer, which can be taken back', async () => {
    const asked: unknown[] = []
    const question = {
      fact: 'material',
      text: 'What is it mainly made of?',
      answers: [
        { answer: 'material:cotton', label: 'Cotton' },
        { answer: 'material:wool', label: 'Wool or fine hair' },
      ],
    }
    const { user } = await openOne(
      empty,
      answer(classifyHts, ({ body }) => {
        asked.push(body.answers)
        const isAnswered = body.answers?.includes('material:wool')
        return {
          success: true,
          htsCodes: [candidate(isAnswered ? '6110110015' : '6110202010', 40, null)],
          notApplicable: 0,
          question: isAnswered ? null : question,
        }
      }),
    )
    await user.click(screen.getByRole('button', { name: 'Classify' }))
    const group = await screen.findByRole('group', { name: 'What is it mainly made of?' })
    await user.click(within(group).getByRole('button', { name: 'Wool or fine hair' }))
    expect(await screen.findByDisplayValue('6110.11.00.15')).toBeDefined()
    expect(screen.getByText('Your answer: Wool or fine hair')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Take back: Wool or fine hair' }))
    expect(await screen.findByDisplayValue('6110.20.20.10')).toBeDefined()
    expect(asked).toEqual([undefined, ['material:wool'], undefined])
    await user.click(screen.getByRole('button', { name: 'Wool or fine hair' }))
    expect(await screen.findByDisplayValue('6110.11.00.15')).toBeDefined()
    await user.keyboard('{Control>}z{/Control}')
    expect(await screen.findByDisplayValue('6110.20.20.10')).toBeDefined()
    expect(screen.queryByText('Your answer: Wool or fine hair')).toBeNull()
    expect(await screen.findByRole('group', { name: 'What is it mainly made of?' })).toBeDefined()
  })

  it('replaces no code that a person has confirmed', async () => {
    const { user } = await openOne(item(1, { htsCode: '9405504000' }), found)
    await user.click(screen.getByRole('button', { name: 'Classify' }))
    await screen.findByText('3 shown, 1 not applicable left out')
    expect(screen.getByDisplayValue('9405.50.40.00')).toBeDefined()
  })

  it('says when there is none, and offers Retry after a failure', async () => {
    let tries = 0
    const unlucky = answer(classifyHts, () => {
      tries += 1
      if (tries === 1) return refusal(502, 'Failed to classify the product. Please try again.')
      return { success: true, htsCodes: [], notApplicable: 0, question: null }
    })
    const { user } = await openOne(empty, unlucky)
    await user.click(screen.getByRole('button', { name: 'Classify' }))
    const failure = await screen.findByText('Failed to classify the product. Please try again.')
    expect(failure).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(
      await screen.findByText('No candidates found. Describe the goods more fully, or type the code.'),
    ).toBeDefined()
  })
})
