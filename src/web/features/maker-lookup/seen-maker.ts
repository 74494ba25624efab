// The maker a visitor looked up last, kept in the tab: loading the page again brings the answer back and counts no check.
import { z } from 'zod'
import { lookUpAsinMaker } from '#contract/public-tools.ts'
import { keptText } from '../../api/kept-text.ts'
import type { MakerBody } from './maker-inputs.ts'

const NAME = 'maker-lookup'
const seenShape = z.object({ body: z.string(), run: z.string(), answer: lookUpAsinMaker.answer })

type Asked = { readonly body: MakerBody; readonly run: string }

/** What does not fit the shape, such as an answer of an older release, is as good as not seen. */
const read = (body: MakerBody) => {
  const seen = seenShape.safeParse(keptText('visitor', 'tab').read(NAME)).data
  return seen?.body === JSON.stringify(body) ? seen : undefined
}

export const seenRun = (body: MakerBody): string | undefined => read(body)?.run

export function seenMaker({ body, run }: Asked) {
  const seen = read(body)
  return seen?.run === run ? seen.answer : undefined
}

export function keepMaker({ body, run }: Asked, answer: z.output<typeof lookUpAsinMaker.answer>): void {
  keptText('visitor', 'tab').keep(NAME, { body: JSON.stringify(body), run, answer })
}
