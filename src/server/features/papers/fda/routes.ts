// FDA worksheets over HTTP.
import type { FastifyInstance } from 'fastify'
import { generateFdaWorksheets, listFdaWorksheets, saveFdaWorksheets } from '#contract/fda.ts'
import type { Worksheet } from '#domain/fda/worksheet.ts'
import { texts } from '#texts/en/fda.ts'
import type { Words } from '#words/language.ts'
import type { Deps } from '../../../deps.ts'
import { serve } from '../../../http/serve.ts'
import { makeWorksheets } from './generate-worksheets.ts'
import { listWorksheets, saveWorksheets, toWire } from './worksheets.ts'

export function registerFda(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, listFdaWorksheets, async ({ scope, params, say }) =>
    answer(await listWorksheets(deps, scope, params.id), say),
  )
  serve(app, deps, saveFdaWorksheets, async ({ scope, params, body, say }) =>
    answer(await saveWorksheets(deps, scope, params.id, body.worksheets), say),
  )
  serve(app, deps, generateFdaWorksheets, async ({ scope, body, say }) => {
    const { shipmentData, password, worksheets: edits } = body
    const made = await makeWorksheets(deps, scope, { shipmentId: shipmentData.id, password, edits })
    return {
      fileData: Buffer.from(made.bytes).toString('base64'),
      filename: made.filename,
      number: made.number,
      message: say(texts).generatedCount(made.count),
    }
  })
}

const answer = (worksheets: readonly Worksheet[], say: Words) => ({
  data: { worksheets: worksheets.map((each) => toWire(each, say)), note: say(texts).note },
})
