// The closed list of kinds of job: what each is told, how often it is tried, and how long a try may take.
import { z } from 'zod'

/** Seconds throughout. Pauses double from the first to the longest. */
type Kind = {
  readonly data: z.ZodType<Readonly<Record<string, unknown>>>
  readonly tries: number
  readonly firstPause: number
  readonly longestPause: number
  /** Of one try. */
  readonly deadline: number
  /** At the same time on one server. */
  readonly atOnce: number
  /** One of the kind at a time on all servers. */
  readonly alone: boolean
  /** Whether data is of use when the job is done. */
  readonly keepsData: boolean
}

const MINUTE = 60
const HOUR = 60 * MINUTE

const JOB_KINDS = {
  /** A letter to one person. Again where the mail server did not answer: a letter that it took without saying so arrives twice. */
  letter: {
    data: z.strictObject({ letter: z.string().meta({ description: 'sealed, or plain JSON where there is no key' }) }),
    tries: 10,
    firstPause: 30,
    longestPause: HOUR,
    deadline: 2 * MINUTE,
    atOnce: 2,
    alone: false,
    keepsData: false,
  },
  /** Letters about what people are told of: each reader's in one transaction, so a second try goes on after the first. */
  notices: {
    data: z.strictObject({ mail: z.enum(['now', 'daily']) }),
    tries: 5,
    firstPause: 30,
    longestPause: 10 * MINUTE,
    deadline: 10 * MINUTE,
    atOnce: 1,
    alone: true,
    keepsData: true,
  },
  /** Asked for by its day. Every part does what is left to do, whoever did the rest. */
  housekeeping: {
    data: z.strictObject({}),
    tries: 5,
    firstPause: 5 * MINUTE,
    longestPause: HOUR,
    deadline: 2 * HOUR,
    atOnce: 1,
    alone: true,
    keepsData: true,
  },
  /** The saving of an import: all of it with its mark in one transaction, which a second try finds and leaves. */
  import: {
    data: z.strictObject({
      runId: z.uuid(),
      fingerprint: z.string().optional(),
      takeLines: z.union([z.enum(['none', 'all']), z.array(z.int())]),
    }),
    tries: 5,
    firstPause: 5,
    longestPause: 5 * MINUTE,
    deadline: HOUR,
    atOnce: 1,
    alone: false,
    keepsData: true,
  },
  /** A large paper, asked for as it was checked: it is noted with the making that holds it, which a second try finds or shuts out. */
  paper: {
    data: z.strictObject({
      paper: z.string().meta({ description: 'as its call names it' }),
      name: z.string().meta({ description: 'the number it would have had when it was asked for, or its file' }),
      shipmentIds: z.array(z.uuid()),
      lines: z.int(),
      request: z.string().meta({ description: 'sealed: what was typed for the paper' }),
    }),
    tries: 5,
    firstPause: 5,
    longestPause: MINUTE,
    deadline: 10 * MINUTE,
    atOnce: 1,
    alone: false,
    keepsData: false,
  },
  /**
   * Part of a look-up of all items of a shipment: it ends after a minute and asks for the next part, so that others come to their turn.
   * Each item with what is proposed for it is one transaction, which a second try finds and goes on after.
   */
  lookup: {
    data: z.strictObject({ shipmentId: z.uuid() }),
    tries: 10,
    firstPause: 5,
    longestPause: 5 * MINUTE,
    deadline: 15 * MINUTE,
    atOnce: 3,
    alone: false,
    keepsData: true,
  },
} as const satisfies Readonly<Record<string, Kind>>

export type JobKind = keyof typeof JOB_KINDS
export type JobData<K extends JobKind> = z.output<(typeof JOB_KINDS)[K]['data']>

export const jobKinds = Object.keys(JOB_KINDS) as readonly JobKind[]
export const isJobKind = (text: string): text is JobKind => Object.hasOwn(JOB_KINDS, text)
export const kindOf = (kind: JobKind): Kind => JOB_KINDS[kind]
