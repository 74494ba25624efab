// The choice of a language model on the item card: named, kept with its evidence, and its absence explained.
import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { classifyHts } from '#contract/classification.ts'
import { updateItem } from '#contract/items.ts'
import { answer, type FakeCall, fakeApi } from '../testing/fake-api.ts'
import { renderAt, signInAsClient } from '../testing/render-screen.tsx'
import { item, openShipment, SHIPMENT_ID } from '../testing/shipment-answers.ts'
import './client-area.tsx'
import './shipment.tsx'

const EMPTY = item(1, { htsCode: null, htsProvenance: null })
const MODEL = 'openai some-model'

const candidate = (htsCode: string, confidence: number, changes: object = {}) => ({
  htsCode,
  formattedHtsCode: htsCode.replace(/(\d{4})(\d\d)(\d\d)(\d\d)/, '$1.$2.$3.$4'),
  fullTitle: `Chapter > Title of ${htsCode}`,
  description: `Title of ${htsCode}`,
  path: ['Section', `Title of ${htsCode}`],
  confidence,
  confidence6: confidence,
  reasoning: `Why ${htsCode}.`,
  reasons: [],
  precedent: null,
  applicability: 'may be applicable',
  dutyAmount: null,
  dutyPercentage: null,
  isValid: true,
  ...changes,
})

async function classified(given: object, ...calls: readonly FakeCall[]) {
  const found = answer(classifyHts, () => ({
    success: true,
    htsCodes: [candidate('3406000000', 62), candidate('3307490000', 31)],
    notApplicable: 0,
    question: null,
    release: '2026-rev-10',
    ...given,
  }))
  fakeApi(...calls, found, ...openShipment(EMPTY))
  const { user } = renderAt(`/dashboard/shipment/${SHIPMENT_ID}`)
  await user.click(await screen.findByRole('button', { name: /^Open Candle 1/ }))
  await user.click(screen.getByRole('button', { name: 'Classify' }))
  return user
}

beforeEach(signInAsClient)

it('is marked with the name of the model, and kept with it, the release and the reason', async () => {
  const kept: unknown[] = []
  const htsCodes = [candidate('3406000000', 62, { proposer: MODEL }), candidate('3307490000', 31)]
  const item1 = { ...EMPTY, htsCode: '3406000000' }
  const user = await classified(
    { htsCodes, source: 'language-model', notice: null },
    answer(updateItem, ({ body }) => {
      kept.push(body.htsEvidence)
      return { success: true, data: { item: item1, shipmentStatus: 'pending' } }
    }),
  )
  const mark = await screen.findByText(`Chosen by the language model ${MODEL}`)
  expect(mark.closest('li')?.textContent).toContain('3406.00.00.00')
  await user.click(screen.getByRole('button', { name: 'Select 3307.49.00.00' }))
  await screen.findByText(`Chosen by the language model ${MODEL}`)
  expect(kept).toEqual([
    { proposer: MODEL, release: '2026-rev-10', reasoning: 'Why 3406000000.' },
    { proposer: 'built-in classifier', release: '2026-rev-10', reasoning: 'Why 3307490000.' },
  ])
})

it('is missed in one sentence beside the candidates of the built-in classifier', async () => {
  const notice = 'The language model did not answer in time: these codes are those of the built-in classifier.'
  await classified({ source: 'embedded', notice, noticeReason: 'model-slow' })
  expect(await screen.findByText(notice)).toBeDefined()
  expect(screen.queryByText(/Chosen by the language model/)).toBeNull()
})
