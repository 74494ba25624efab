import { expect, it } from 'vitest'
import { addDays, day } from '#domain/calendar.ts'
import { readDay } from '#domain/typed-day.ts'
import { fc } from '../testing/properties.ts'
import { dateIn } from './local-text.ts'

it('reads every day as either language writes it', () => {
  const days = fc.integer({ min: 0, max: 20_000 }).map((count) => addDays(day('2000-01-01'), count))
  fc.assert(
    fc.property(days, fc.constantFrom('en', 'fr'), (date, language) => {
      expect(readDay(dateIn(language, date))).toBe(date)
    }),
  )
})
