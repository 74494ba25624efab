// The call that reads goods out of pasted text.
import type { FastifyInstance } from 'fastify'
import { aiParseItems } from '#contract/parse-items.ts'
import { staffParseItems } from '#contract/staff.ts'
import type { ParsedItem } from '#domain/pasted-goods/parsed-item.ts'
import { texts } from '#texts/en/parse-items.ts'
import { doubtText } from '#words/goods-doubts.ts'
import type { Deps } from '../../../deps.ts'
import { serve } from '../../../http/serve.ts'
import { readItems } from './read-items.ts'

export function registerParseItems(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, aiParseItems, async ({ body }) => ({ data: await read(deps, body.itemText) }))
  serve(app, deps, staffParseItems, async ({ body }) => ({ data: await read(deps, body.itemText) }))
}

async function read(deps: Deps, itemText: string) {
  const { items, method } = await readItems(deps, itemText)
  return { items: items.map(toWire), method, message: items.length === 0 ? texts.nothingFound : null }
}

const toWire = (item: ParsedItem) => ({
  ...item,
  unitPrice: item.unitPrice?.toFixed() ?? null,
  unsure: item.unsure.map((doubt) => ({ field: doubt.field, why: doubtText('en', doubt) })),
})
