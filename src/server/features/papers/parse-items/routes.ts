// The call that reads goods out of pasted text.
import type { FastifyInstance } from 'fastify'
import { aiParseItems } from '#contract/parse-items.ts'
import { staffParseItems } from '#contract/staff.ts'
import type { ParsedItem } from '#domain/pasted-goods/parsed-item.ts'
import { texts } from '#texts/en/parse-items.ts'
import { doubtText } from '#words/goods-doubts.ts'
import type { Language, Words } from '#words/language.ts'
import type { Deps } from '../../../deps.ts'
import { serve } from '../../../http/serve.ts'
import { readItems } from './read-items.ts'

export function registerParseItems(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, aiParseItems, async ({ body, say }) => ({ data: await read(deps, body.itemText, say) }))
  serve(app, deps, staffParseItems, async ({ body, say }) => ({ data: await read(deps, body.itemText, say) }))
}

async function read(deps: Deps, itemText: string, say: Words) {
  const { items, method } = await readItems(deps, itemText)
  return {
    items: items.map((item) => toWire(item, say.language)),
    method,
    message: items.length === 0 ? say(texts).nothingFound : null,
  }
}

const toWire = (item: ParsedItem, language: Language) => ({
  ...item,
  unitPrice: item.unitPrice?.toFixed() ?? null,
  unsure: item.unsure.map((doubt) => ({ field: doubt.field, why: doubtText(language, doubt) })),
})
