import { expect, it } from 'vitest'
import { NOTHING_SHOWN, type Shown } from './checked-duty.ts'
import { dutyInputsOf, dutySearch } from './duty-inputs.ts'
import { shownOf, withShown } from './duty-link.ts'

const INPUTS = new URLSearchParams('asin=B0DEMO0006&origin=CA&cost=9.75')
const SHOWN: Shown = {
  code: '6110110015',
  answers: ['material:wool', 'wearer:men'],
  facts: { answers: { 'made-how': 'knit=yes' }, quantities: { kg: '0.25' } },
}

it('brings what was shown to whoever opens the link, beside the inputs', () => {
  const link = new URLSearchParams(`${withShown(INPUTS, SHOWN)}`)
  expect(shownOf(link)).toEqual(SHOWN)
  expect(`${dutySearch(dutyInputsOf(link))}`).toBe(`${INPUTS}`)
})

it('tells a link to a result from an address that only holds inputs', () => {
  expect(shownOf(INPUTS)).toBeUndefined()
  expect(shownOf(withShown(INPUTS, NOTHING_SHOWN))).toEqual(NOTHING_SHOWN)
})

it('takes nothing from a link that is no code and no answer', () => {
  const link = new URLSearchParams(`code=<b>&answer=<b>&answer=material:wool&fact==x&amount=${'9'.repeat(300)}`)
  expect(shownOf(link)).toEqual({ ...NOTHING_SHOWN, answers: ['material:wool'] })
})
