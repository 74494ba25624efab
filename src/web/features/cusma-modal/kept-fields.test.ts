import { beforeEach, expect, it } from 'vitest'
import { keptText } from '../../api/kept-text.ts'
import type { FormDraft } from './form-draft.ts'
import { createKeptFields } from './kept-fields.ts'

const CONTACT = { name: '', address: '', city: '', state: '', postalCode: '', country: '', phone: '', email: '' }
const FORM: FormDraft = {
  certifierCapacity: 'exporter',
  certifier: { ...CONTACT, name: 'Northern Pantry & Goods Inc.' },
  exporter: { kind: 'same', contact: CONTACT },
  producer: { kind: 'same', contact: CONTACT },
  importer: { kind: 'same', contact: CONTACT },
  originCriteria: {},
  leftOutItems: [],
  signerName: '',
  signerTitle: '',
  startDate: '2026-11-21',
  endDate: '2027-11-20',
}
const open = (owner = 'client:demo@portage.example') => createKeptFields(keptText(owner, 'tab'), 'form-1', FORM)

beforeEach(() => sessionStorage.clear())

it('has what was changed and not saved when the same person opens the form again', () => {
  const fields = open()
  fields.add({ signerName: 'Dana Roy' })
  fields.add({ startDate: '2026-12-01' })
  expect(open().returned).toEqual({ signerName: 'Dana Roy', startDate: '2026-12-01' })
})

it('has nothing of it for anybody else, nor once it is saved', () => {
  const fields = open()
  fields.add({ signerName: 'Dana Roy' })
  expect(open('client:other@portage.example').returned).toEqual({})
  fields.forget()
  expect(open().returned).toEqual({})
})

it('leaves out what does not fit the form', () => {
  keptText('client:demo@portage.example', 'tab').keep('cusma:form-1', { signerName: 7 })
  expect(open().returned).toEqual({})
  keptText('client:demo@portage.example', 'tab').keep('cusma:form-1', { unknown: 'x', signerTitle: 'Director' })
  expect(open().returned).toEqual({ signerTitle: 'Director' })
})
