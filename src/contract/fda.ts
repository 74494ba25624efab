// FDA worksheets of a shipment: prefilled, edited, printed.
import { z } from 'zod'
import { ENTRY_TYPES } from '#domain/fda/proposals.ts'
import { texts } from '#texts/en/fda.ts'
import { endpoint } from './endpoint.ts'
import { envelope, success } from './envelope.ts'
import { problem } from './field-problems.ts'
import { id, password, text } from './fields.ts'
import { shipmentAsSaved } from './invoice-fields.ts'
import { OF_GUARDED_PAPER, OF_WORKSHEET_EDITS } from './paper-failures.ts'

const onBehalf = z.strictObject({ clientId: id.optional().meta({ description: 'staff name the client' }) })
const ofShipment = z.strictObject({ id })

/** By worksheet key, then by field; an empty text blanks a field, a field left out keeps what Portage fills in. */
export const worksheetEdits = z
  .record(id, z.record(z.string().max(60), text(1000)))
  .refine((edits) => Object.keys(edits).length <= 2000, problem('too-many-entries', { limit: 2000 }))
  .meta({ id: 'FdaWorksheetEdits' })

export const fdaWorksheet = z
  .object({
    key: id.meta({ description: 'id of the first item the worksheet is for' }),
    itemIds: z.array(id),
    description: z.string(),
    sku: z.string(),
    group: z.string(),
    level: z.enum(['required', 'may_be_required']),
    why: z.string(),
    documents: z.array(z.string()),
    sections: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        fields: z.array(
          z.object({
            id: z.string(),
            label: z.string(),
            value: z.string(),
            state: z.enum(['known', 'edited', 'blank']),
          }),
        ),
      }),
    ),
    blanks: z.int(),
    proposedIndustry: z
      .string()
      .optional()
      .meta({ description: 'two digits a product code may begin with, by the words; a proposal' }),
    entryType: z.enum(ENTRY_TYPES).optional().meta({
      description: 'type of the CBP entry as the shipment’s value and antidumping orders tell; a proposal',
    }),
    usualAffirmations: z
      .array(z.string())
      .optional()
      .meta({ description: 'affirmation of compliance codes usual for such goods' }),
  })
  .meta({ id: 'FdaWorksheet' })

const worksheetsAnswer = envelope(z.object({ worksheets: z.array(fdaWorksheet), note: z.string() }))

export const listFdaWorksheets = endpoint({
  method: 'GET',
  path: '/api/shipments/:id/fda-worksheets',
  access: 'client-or-staff',
  summary: 'The FDA worksheets the shipment needs, filled in with what is known; what is not known is blank.',
  params: ofShipment,
  query: onBehalf,
  answer: worksheetsAnswer,
  failure: (say) => say(texts).failed,
  failures: ['no-such-shipment'],
})

export const saveFdaWorksheets = endpoint({
  method: 'PUT',
  path: '/api/shipments/:id/fda-worksheets',
  access: 'client-or-staff',
  summary: 'Keeps what was typed on worksheets, over what was typed before; answers them as they are then.',
  params: ofShipment,
  query: onBehalf,
  body: z.strictObject({ worksheets: worksheetEdits }),
  answer: worksheetsAnswer,
  failure: (say) => say(texts).failed,
  failures: ['no-such-shipment', ...OF_WORKSHEET_EDITS],
})

export const generateFdaWorksheets = endpoint({
  method: 'POST',
  path: '/api/generate-fda-worksheets',
  access: 'client-or-staff',
  makes: 'paper',
  summary: 'Makes, stores and answers the FDA worksheets of a shipment; edits given with it are kept first.',
  body: onBehalf.extend({
    shipmentData: shipmentAsSaved,
    password,
    worksheets: worksheetEdits.optional(),
  }),
  answer: success.extend({
    fileData: z.string().meta({ description: 'the PDF, base64' }),
    filename: z.string(),
    number: z.string(),
    message: z.string(),
  }),
  failure: (say) => say(texts).failed,
  failures: [...OF_GUARDED_PAPER, ...OF_WORKSHEET_EDITS],
})
