import { beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { keptText } from './kept-text.ts'
import { createUnsavedFields } from './unsaved-fields.ts'

type Form = { name: string; criteria: Record<string, string> }
const shape = z.object({ name: z.string(), criteria: z.record(z.string(), z.string()) }).partial()
const open = (owner = 'client:demo@portage.example') =>
  createUnsavedFields<Form>(keptText(owner, 'tab'), 'form-1', shape)

beforeEach(() => sessionStorage.clear())

it('has what was changed and not saved when the same person opens the form again', () => {
  const fields = open()
  fields.add({ name: 'Dana' })
  fields.add({ criteria: { 'NLC-1': 'B' } })
  expect(open().returned).toEqual({ name: 'Dana', criteria: { 'NLC-1': 'B' } })
  expect(open('client:other@portage.example').returned).toEqual({})
})

it('forgets what the server has, and keeps what changed since it was sent', () => {
  const fields = open()
  fields.add({ name: 'Dana', criteria: { 'NLC-1': 'B' } })
  fields.add({ name: 'Dana Roy' })
  fields.settle({ name: 'Dana', criteria: { 'NLC-1': 'B' } })
  expect(open().returned).toEqual({ name: 'Dana Roy' })
  fields.settle({ name: 'Dana Roy' })
  expect(sessionStorage.length).toBe(0)
})

it('leaves out what is no field of the form, and what has another shape', () => {
  const text = keptText('client:demo@portage.example', 'tab')
  text.keep('form-1', { name: 'Dana', stranger: 1 })
  expect(open().returned).toEqual({ name: 'Dana' })
  text.keep('form-1', { name: 3 })
  expect(open().returned).toEqual({})
})
