// A list as a CSV file: all that its filters find, whatever the page. One row of the list is one line of the file.
import type { z } from 'zod'
import { type Access, type Endpoint, endpoint, streamAnswer } from './endpoint.ts'
import { listShipments } from './shipments.ts'

type List = Pick<Endpoint, 'path' | 'access' | 'failure' | 'failures'>

/** The file of a list: the same people may ask for it, and it refuses what the list refuses. */
export const fileOf = <Q extends z.ZodType>({ path, access, failure, failures }: List, query: Q) =>
  endpoint({
    method: 'GET',
    path: `${path}/export`,
    access: access satisfies Access,
    event: 'export',
    keyScope: 'export',
    summary:
      'The whole list as CSV, with the filters of the list. Cells that a spreadsheet would run are made harmless.',
    query,
    answer: streamAnswer,
    answerKind: 'csv',
    failure,
    failures,
  })

/** Beside the others' (`list-files.ts`), since the first screen has it and not their lists. */
export const exportShipments = fileOf(listShipments, listShipments.query.omit({ page: true }))
