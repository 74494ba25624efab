// A list as a CSV file: all that its filters find, whatever the page. One row of the list is one line of the file.
import { z } from 'zod'
import { type Access, type Endpoint, endpoint, streamAnswer } from './endpoint.ts'
import { listShipments } from './shipments.ts'

const nothing = z.strictObject({})

/** `params`: what the address of the list names. */
type List<P extends z.ZodType> = Pick<Endpoint, 'path' | 'access' | 'failure'> &
  Partial<Pick<Endpoint, 'failures'>> & { readonly params?: P }

/** The file of a list: the same people may ask for it, and it refuses what the list refuses. */
export const fileOf = <Q extends z.ZodType, P extends z.ZodType = typeof nothing>(
  { path, access, failure, failures = [], params }: List<P>,
  query: Q,
) =>
  endpoint({
    method: 'GET',
    path: `${path}/export`,
    access: access satisfies Access,
    event: 'export',
    keyScope: 'export',
    summary:
      'The whole list as CSV, with the filters of the list. Cells that a spreadsheet would run are made harmless.',
    ...(params ? { params } : {}),
    query,
    answer: streamAnswer,
    answerKind: 'csv',
    failure,
    failures,
  })

/** Beside the others' (`list-files.ts`), since the first screen has it and not their lists. */
export const exportShipments = fileOf(listShipments, listShipments.query.omit({ page: true }))
