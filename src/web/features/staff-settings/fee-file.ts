// A fee schedule out of a file in JSON, in the form of the shipped example, and back into one.
import { writtenSchedule } from '#contract/settings.ts'
import type { WrittenSchedule } from '#domain/clearance/written-fees.ts'
import { texts } from '#texts/en/settings.ts'

type ReadFees =
  | { readonly kind: 'read'; readonly schedule: WrittenSchedule }
  | { readonly kind: 'refused'; readonly problem: string }

export async function readFeeFile(file: Blob): Promise<ReadFees> {
  const content = parsed(await file.text())
  if (content === undefined) return { kind: 'refused', problem: texts.uploadNotRead }
  const schedule = writtenSchedule.safeParse(content)
  if (schedule.success) return { kind: 'read', schedule: schedule.data }
  const [issue] = schedule.error.issues
  const unknown = issue?.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : []
  const place = [...(issue?.path ?? []), ...unknown].map(String).join('.')
  return { kind: 'refused', problem: place ? texts.uploadProblem(place) : texts.uploadNotRead }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Not JSON: said to whoever chose the file.
    return undefined
  }
}

export const feeFile = (schedule: WrittenSchedule): Blob =>
  new Blob([`${JSON.stringify(schedule, null, 2)}\n`], { type: 'application/json' })
