// What is wrong with lines of a file that is taken in.
import { z } from 'zod'
import { IMPORT_KINDS } from '#domain/import/import-kind.ts'

export const importKind = z.enum(IMPORT_KINDS).meta({ id: 'ImportKind' })

export const lineProblem = z.object({
  line: z.int(),
  column: z.string().nullable(),
  value: z.string().nullable().optional().meta({ description: 'the cell as the file has it, cut at 200 characters' }),
  problem: z.string().meta({ description: 'the sentence, in the language of the request' }),
  reason: z.string().meta({ description: 'name of the rule that the line breaks' }),
  facts: z.record(z.string(), z.unknown()).optional().meta({ description: 'what the sentence is made of' }),
})
