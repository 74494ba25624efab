import { expect, it } from 'vitest'
import { newPaperDraft } from '../../ui/paper-draft.ts'
import { toRequest } from './combined-draft.ts'

it('goes to the middle mile unless another way is chosen, without a centre', () => {
  const request = toRequest(['s1', 's2'], { ...newPaperDraft(null), password: 'secret' }, [])
  expect(request.ltlType).toBe('pattern_middle_mile')
  expect(request.shipments).toEqual([{ id: 's1' }, { id: 's2' }])
  expect(request.fcInfo).toBeUndefined()
})
