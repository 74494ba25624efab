// What a public tool says when a call failed, in the language of the page.
import { failureText } from './failures.ts'
import { usedUpOf } from './visitor.ts'

type Said = {
  readonly noConnection: string
  readonly other: string
  /** The server's sentence in the language of the page. */
  readonly translated: (sentence: string) => string
  /** That the day is used up; undefined leaves it to the server's own sentence. */
  readonly usedUp: ((limit: number, turnsAt: Date) => string) | undefined
}

export function toolFailureText(error: unknown, { noConnection, other, translated, usedUp }: Said): string {
  const used = usedUpOf(error)
  if (used?.reason === 'daily-limit' && usedUp) return usedUp(used.limit, new Date(used.turnsAt))
  return translated(failureText(error, { noConnection, other }))
}
