import { expect, it } from 'vitest'
import { shipmentItem } from '#contract/items.ts'
import { item as wireItem } from '../testing/shipment-answers.ts'
import { withAnswer, withChange } from './shown-item.ts'
import { changeBack, pushStep, UNDO_STEPS, type UndoStep } from './undo-stack.ts'

const item = (changes: object = {}) => shipmentItem.parse(wireItem(1, changes))

it('brings an unconfirmed code back as a proposal, not as confirmed', () => {
  const proposed = item({ htsProvenance: { proposedBy: 'remembered', confirmedBy: null, confirmedAt: null } })
  expect(changeBack(proposed, 'htsCode')).toMatchObject({
    htsCode: '3406000000',
    htsProposedBy: 'classifier',
    htsConfirmed: false,
  })
  expect(changeBack(item(), 'htsCode')).toMatchObject({ htsProposedBy: 'person', htsConfirmed: true })
  expect(changeBack(item({ htsCode: null }), 'htsCode')).toMatchObject({ htsCode: null })
})

it('brings the reason for maker and origin to differ back with the origin', () => {
  const differing = item({ originMismatchReason: 'Head office' })
  expect(withChange(differing, { countryOfOrigin: 'CN' }).originMismatchReason).toBeNull()
  expect(changeBack(differing, 'countryOfOrigin')).toEqual({
    countryOfOrigin: 'CA',
    originMismatchReason: 'Head office',
  })
})

it('takes from an answer only what was sent, so that an older answer undoes nothing', () => {
  const shown = item({ declaredValue: 9 })
  const olderAnswer = item({ declaredValue: 6.85, countryOfOrigin: 'MX' })
  const merged = withAnswer(shown, olderAnswer, { countryOfOrigin: 'MX' })
  expect(merged).toMatchObject({ declaredValue: 9, countryOfOrigin: 'MX' })
})

it('keeps the last hundred steps', () => {
  const step = (label: string): UndoStep => ({ label: () => label, parts: [] })
  const steps = Array.from({ length: UNDO_STEPS + 5 }, (_, index) => step(`${index}`)).reduce<readonly UndoStep[]>(
    pushStep,
    [],
  )
  expect(steps).toHaveLength(UNDO_STEPS)
  expect(steps.at(-1)?.label('en')).toBe('104')
})
