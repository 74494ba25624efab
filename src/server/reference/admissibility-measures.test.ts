// A size says nothing of goods: no phrase of data/admissibility may be met by one alone.
import { expect, it } from 'vitest'
import { findingsOf } from '#domain/admissibility/findings.ts'
import { day } from '#domain/calendar.ts'
import { shipped } from '../testing/shipped-law.ts'

const MEASURES =
  '5ml 10ml 30ml 50ml 60ml 100ml 200ml 250ml 500ml 1l 30g 100g 250g 500g 1kg 5mg 500mg 8oz 12oz 5mm 10mm 14mm 10w 200w 12v 6pk 10ct 60ct 100ct 2pcs'

const isAlarmed = (measure: string): boolean =>
  findingsOf({ description: `Wooden toy block ${measure}` }, shipped.entryLaw(), { on: day('2026-11-22') }).some(
    ({ level }) => level !== 'papers' && level !== 'deposit',
  )

it.each(MEASURES.split(' '))('%s raises no alarm by itself, written together or apart', (measure) => {
  const apart = measure.replace(/(?<=\d)(?=[a-z])/, ' ')
  expect([measure, apart].filter(isAlarmed)).toEqual([])
})
