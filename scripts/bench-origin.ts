// Time of one decision on a recipe of 500 materials: npm run -s bench:origin
import { join } from 'node:path'
import { day } from '#domain/calendar.ts'
import { decimal } from '#domain/money.ts'
import { decideOrigin } from '#domain/origin/decide.ts'
import type { OriginCase } from '#domain/origin/recipe.ts'
import { loadOriginLaw } from '#server/reference/cusma.ts'
import { commandLine } from './command-line.ts'

commandLine({ usage: 'npm run -s bench:origin' })
const MATERIALS = 500
const ROUNDS = 20
const law = loadOriginLaw(join(import.meta.dirname, '../data'))
const codes = ['391990', '732690', '853710', '940391', '520811', '841490', '850131', '481910']
const given: OriginCase = {
  good: { code: '841459', description: 'fan' },
  producedIn: 'CA',
  importedInto: 'US',
  day: day('2026-11-15'),
  currency: 'CAD',
  transactionValue: decimal('2000'),
  netCost: decimal('1500'),
  totalCost: undefined,
  materials: Array.from({ length: MATERIALS }, (_, at) => ({
    id: `m${at}`,
    description: `part ${at}`,
    code: codes[at % codes.length],
    origin: 'CN',
    originating: at % 3 === 0 ? 'yes' : 'no',
    value: decimal('1.25'),
    role: 'component',
  })),
  processes: ['assembled'],
  answers: {},
}
const times = Array.from({ length: ROUNDS }, () => {
  const from = performance.now()
  decideOrigin(law, given)
  return performance.now() - from
})
const sorted = [...times].sort((a, b) => a - b)
const ms = (value: number | undefined) => `${(value ?? 0).toFixed(1)} ms`
console.log(
  `${MATERIALS} materials: first ${ms(times[0])}, median ${ms(sorted[ROUNDS / 2])}, slowest ${ms(sorted.at(-1))}`,
)
