// What waits for staff over all clients, in words: shipments that are ready or stuck, certificates that end, codes that ended.
import type { AnswerOf } from '#contract/endpoint.ts'
import type { listQueue, Queue } from '#contract/staff-queue.ts'
import { addDays, dayIn } from '#domain/calendar.ts'
import { formatHtsCode } from '#domain/hts-code.ts'
import { texts as en } from '#texts/en/staff-queue.ts'
import { type Language, wordsIn } from '#words/language.ts'
import type { Deps } from '../../../deps.ts'
import { type Page, pageOf } from '../../../records/shipments/paging.ts'
import type { Actor } from '../../../scope.ts'
import { unreadOfShipments } from '../../../store/comments.ts'
import {
  countEndedCodes,
  countEndingCertificates,
  countQueuedShipments,
  pageOfEndedCodes,
  pageOfEndingCertificates,
  pageOfQueuedShipments,
} from '../../../store/staff-queue.ts'
import { type CountedShipment, withCounts } from '../list-shipments.ts'
import { toWireShipment } from '../on-wire.ts'

type Row = AnswerOf<typeof listQueue>['data'][number]
type Slice = { readonly limit: number; readonly offset: number }
type Reader = { readonly actor: Actor; readonly language: Language }

const PER_PAGE = 25
/** As far ahead as certificates are renewed. */
const SOON_DAYS = 60
const STATUS = { ready: 'declared', stuck: 'pending' } as const

/** A page beyond the last one is empty. */
export async function readQueue(
  deps: Deps,
  reader: Reader,
  { queue, page }: { readonly queue: Queue; readonly page: number },
): Promise<Page<Row> & { readonly waiting: Record<Queue, number> }> {
  const waiting = await countWaiting(deps)
  const rows = await rowsOf(deps, reader, queue, { limit: PER_PAGE, offset: (page - 1) * PER_PAGE })
  return { ...pageOf(rows, { page, perPage: PER_PAGE, total: waiting[queue] }), waiting }
}

const withinOf = ({ today }: Pick<Deps, 'today'>) => ({ today: today(), soon: addDays(today(), SOON_DAYS) })

const countWaiting = async (deps: Deps): Promise<Record<Queue, number>> => ({
  ready: await countQueuedShipments(deps.db, STATUS.ready),
  stuck: await countQueuedShipments(deps.db, STATUS.stuck),
  certificate: await countEndingCertificates(deps.db, withinOf(deps)),
  rule: await countEndedCodes(deps.db, deps.tariff.endedBy(deps.today())),
})

function rowsOf(deps: Deps, reader: Reader, queue: Queue, slice: Slice): Promise<readonly Row[]> {
  if (queue === 'certificate') return certificateRows(deps, reader, slice)
  return queue === 'rule' ? ruleRows(deps, reader, slice) : shipmentRows(deps, reader, STATUS[queue], slice)
}

/** Each with what stops it today, by the law of today. */
async function shipmentRows(deps: Deps, reader: Reader, status: string, slice: Slice): Promise<readonly Row[]> {
  const found = await pageOfQueuedShipments(deps.db, status, slice)
  const counted = new Map<string, CountedShipment>()
  const unread = new Map<string, number>()
  for (const clientId of new Set(found.map(({ client_id }) => client_id))) {
    const own = found.filter(({ client_id }) => client_id === clientId)
    for (const each of await withCounts(deps, { clientId, actor: reader.actor }, own)) counted.set(each.id, each)
    const ids = own.map(({ id }) => id)
    for (const [id, n] of await unreadOfShipments(deps.db, clientId, ids, reader.actor.id)) unread.set(id, n)
  }
  return found.flatMap(({ id, client_name, client_id, reference, created_at }) => {
    const shipment = counted.get(id)
    if (!shipment) return []
    const day = dayIn(deps.settings.businessTimeZone, created_at)
    const client = { id: client_id, name: client_name }
    const row = { key: id, client, shipment: { id, reference }, subject: reference, day }
    return [{ ...row, reasons: why(shipment, reader), unreadComments: unread.get(id) ?? 0 }]
  })
}

/**
 * Nothing is left unsaid of one that is not ready: where neither fields nor the gate say why, it lacks its certificate. That stops no
 * invoice, and the client signs it.
 */
function why(shipment: CountedShipment, { language }: Reader): string[] {
  const texts = wordsIn(language, en)
  const { skuCount, missingFieldCount, proposedCodeCount, status } = shipment
  const stops = toWireShipment(shipment, language).stops.map(({ sentence }) => sentence)
  const lacksCertificate = status !== STATUS.ready && skuCount > 0 && missingFieldCount === 0 && stops.length === 0
  const reasons = [
    ...(skuCount === 0 ? [texts.noItems] : []),
    ...(missingFieldCount > 0 ? [texts.missing(missingFieldCount)] : []),
    ...(proposedCodeCount > 0 ? [texts.proposed(proposedCodeCount)] : []),
    ...stops,
    ...(lacksCertificate ? [texts.certificateOpen] : []),
  ]
  return reasons.length > 0 ? reasons : [texts.nothingStops]
}

async function certificateRows(deps: Deps, { language }: Reader, slice: Slice): Promise<readonly Row[]> {
  const texts = wordsIn(language, en)
  const found = await pageOfEndingCertificates(deps.db, withinOf(deps), slice)
  return found.map(({ client_id, client_name, number, shipment_id, reference, last_claim, goods }) => ({
    key: `${client_id} ${number}`,
    client: { id: client_id, name: client_name },
    shipment: shipment_id === null ? null : { id: shipment_id, reference: reference ?? '' },
    subject: number,
    reasons: [texts.goodsCovered(goods)],
    day: last_claim,
  }))
}

async function ruleRows({ db, tariff, today }: Deps, { language }: Reader, slice: Slice): Promise<readonly Row[]> {
  const texts = wordsIn(language, en)
  const found = await pageOfEndedCodes(db, tariff.endedBy(today()), slice)
  return found.map(({ client_id, client_name, code, products, items }) => {
    const end = tariff.ended(code, today())
    const successors = end?.successors.map((each) => formatHtsCode(each)).join(', ')
    return {
      key: `${client_id} ${code}`,
      client: { id: client_id, name: client_name },
      shipment: null,
      subject: formatHtsCode(code),
      reasons: [texts.held(products, items), ...(successors ? [texts.replacedBy(successors)] : [])],
      day: end?.on ?? null,
    }
  })
}
