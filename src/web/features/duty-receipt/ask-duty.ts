// Asks the server for duties. A few are asked each in its own call, side by side; the hundreds of a long shipment go together,
// some in each call.
import { calculateDuties, calculateDuty } from '#contract/duty.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { call } from '../../api/call.ts'
import type { ClientAccess } from '../../api/client-access.ts'
import { patiently } from '../../api/patience.ts'
import { createQueue } from '../../api/queue.ts'
import type { DutyRequest } from './duty-request.ts'

export type DutyReply = AnswerOf<typeof calculateDuty>

/** Calls under way at once: so many lines asked in one moment go alone. */
const CALLS_AT_ONCE = 4

/** Lines that go together: few enough that reading their answers holds nobody up who types meanwhile. */
const LINES_TOGETHER = 25

type Waiting = {
  readonly body: DutyRequest
  readonly access: ClientAccess
  readonly signal: AbortSignal
  readonly answer: (reply: DutyReply) => void
  readonly fail: (problem: unknown) => void
}

const inTurn = createQueue(CALLS_AT_ONCE)
let waiting: Waiting[] = []

/** The duty of one line. Throws what a call throws. */
export function askDuty(body: DutyRequest, access: ClientAccess, signal: AbortSignal): Promise<DutyReply> {
  return new Promise((answer, fail) => {
    if (waiting.length === 0) queueMicrotask(sendWaiting)
    waiting.push({ body, access, signal, answer, fail })
  })
}

/** Sends what was asked in the moment that is over. */
function sendWaiting(): void {
  const asked = waiting
  waiting = []
  for (const together of groups(asked)) void inTurn(() => send(together))
}

/** Lines that go in one call: those asked for the same client, so many at most. */
function groups(asked: readonly Waiting[]): readonly (readonly Waiting[])[] {
  if (asked.length <= CALLS_AT_ONCE) return asked.map((each) => [each])
  const inGroups: Waiting[][] = []
  for (const each of asked) {
    const last = inGroups.at(-1)
    if (last && last.length < LINES_TOGETHER && last[0]?.access === each.access) last.push(each)
    else inGroups.push([each])
  }
  return inGroups
}

/** A line given up while it waited is left out. A failure is the failure of each line of the call. */
async function send(together: readonly Waiting[]): Promise<void> {
  const wanted = together.filter((each) => !each.signal.aborted)
  const [first] = wanted
  for (const each of together) if (each.signal.aborted) each.fail(each.signal.reason)
  if (!first) return
  try {
    if (wanted.length === 1) {
      const { body, access, signal, answer } = first
      return answer(await patiently(() => call(calculateDuty, { body }, { ...access, signal }), signal))
    }
    const lines = wanted.map((each) => each.body)
    const reply = await patiently(() => call(calculateDuties, { body: { lines } }, first.access))
    for (const [index, { answer, fail }] of wanted.entries()) {
      const data = reply.data[index]
      if (data) answer({ ...reply, data })
      else fail(new Error(`an answer of ${reply.data.length} duties for ${lines.length} lines`))
    }
  } catch (problem) {
    for (const { fail } of wanted) fail(problem)
  }
}
