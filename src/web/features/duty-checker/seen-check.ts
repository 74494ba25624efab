// The check a visitor saw last, kept in the tab: loading the page again brings back its codes, the one that was picked and what was
// answered, and counts no check. For the day alone: law and rates may have changed since.
import { z } from 'zod'
import { checkAsinDuty } from '#contract/public-tools.ts'
import { localDay } from '#domain/calendar.ts'
import { keptText } from '../../api/kept-text.ts'
import type { Asked, Checked, Shown } from './checked-duty.ts'
import type { DutyBody } from './duty-inputs.ts'

const NAME = 'duty-check'
const shownShape = z.object({
  code: z.string().optional(),
  answers: z.array(z.string()),
  facts: z.object({ quantities: z.record(z.string(), z.string()), answers: z.record(z.string(), z.string()) }),
})
const seenShape = z.object({
  /** When it was asked, '2026-11-28'. */
  day: z.string(),
  /** What was asked, without the answers given later. */
  body: z.string(),
  run: z.string(),
  /** undefined until something of the result was shown. */
  shown: shownShape.optional(),
  /** What came of it, by the answers it rests on. */
  checks: z.record(z.string(), z.unknown()),
})

const store = () => keptText('visitor', 'tab')
const today = (): string => localDay(new Date())

function read() {
  const seen = seenShape.safeParse(store().read(NAME)).data
  return seen?.day === today() ? seen : undefined
}

const restsOn = ({ answers = [] }: Pick<DutyBody, 'answers'>): string => answers.join(' ')

/** The name of the run that asked for just this, as long as its result is kept. */
export function seenRun(body: DutyBody): string | undefined {
  const seen = read()
  return seen?.body === JSON.stringify(body) && seenCheck({ body, run: seen.run }) ? seen.run : undefined
}

/** What does not fit the shape, such as a check of an older release, is as good as not seen. */
export function seenCheck({ body, run }: Asked): Checked | undefined {
  const seen = read()
  if (seen?.run !== run) return undefined
  return checkAsinDuty.answer.shape.data.safeParse(seen.checks[restsOn(body)]).data
}

/** Beside what the same run brought before; a new run takes the place of the last. */
export function keepCheck({ body, run }: Asked, checked: Checked): void {
  const old = read()
  const seen = old?.run === run ? old : { day: today(), body: JSON.stringify(body), run, checks: {} }
  store().keep(NAME, { ...seen, checks: { ...seen.checks, [restsOn(body)]: checked } })
}

export function seenShown(run: string): Shown | undefined {
  const seen = read()
  return seen?.run === run ? seen.shown : undefined
}

export function keepShown(run: string, shown: Shown): void {
  const seen = read()
  if (seen?.run === run) store().keep(NAME, { ...seen, shown })
}
