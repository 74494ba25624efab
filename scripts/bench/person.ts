// One person at work: looks at lists and shipments, changes costs, asks for duty and codes, prints invoices, thinks in between. What was
// not answered, or with 503, is asked again with the same Idempotency-Key, as the page does. Remembers what was acknowledged.
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { newRequestKey } from '#contract/request-key.ts'
import { DOCUMENT_PASSWORD } from './company.ts'
import type { Kind, Measures } from './load-measures.ts'
import type { Work } from './person-work.ts'

type Call = {
  readonly name: string
  readonly kind: Kind
  readonly method: 'GET' | 'POST' | 'PUT'
  readonly path: string
  readonly body?: unknown
}
type Json = { readonly data?: unknown; readonly [key: string]: unknown }

/** Between two acts, on average; people are not clocks. */
const THINKING_MS = 3000
/** Longer than anything is away. */
const GIVE_UP_MS = 120_000
const AGAIN_MS = 1000
/** A proxy that hands a call to the other server when one dies sends its key twice; the page then makes a new one. */
const AGAIN: readonly unknown[] = ['idempotency-in-progress', 'request-key-used']
const CODES = ['3406.00.00.00', '9403.20.00.78', '6109.10.00.12', '4202.92.31.31'] as const
const BUSINESS_INFO = {
  legal_name: 'Wax & Co. Ltd.',
  phone_number: '+1 204 555 0142',
  business_type: 'sole_proprietorship',
  address_line1: '455 Broadway',
  city: 'Winnipeg',
  state: 'MB',
  country: 'CA',
  postal_code: 'R3C 0T7',
  shipping_agreement_signed: true,
}
const TITLES = ['beeswax pillar candle', 'stoneware mug', 'cotton tote bag', 'maple cutting board'] as const

export class Person {
  private readonly url: string
  private readonly token: string
  readonly work: Work
  private turn = 0
  private cents = 500
  private papersMade = 0
  private readonly costs = new Map<string, number>()
  private readonly invoices: string[] = []

  private constructor(url: string, token: string, work: Work) {
    this.url = url
    this.token = token
    this.work = work
  }

  /** Each from an address of its own: sign-ins are limited by address. `at`: from 0. */
  static async signIn(url: string, work: Work, at: number): Promise<Person> {
    const answer = await patiently(() =>
      fetch(`${url}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.${at >> 8}.${at & 255}.1` },
        body: JSON.stringify({ email: work.email }),
      }),
    )
    const { token, error }: { token?: string; error?: string } = await answer.json()
    if (!token) throw new Error(`${work.email}: ${error}`)
    const person = new Person(url, token, work)
    const path = '/api/client-business-info'
    const once = randomUUID()
    const saved = await patiently(() =>
      person.send({ name: '', kind: 'change', method: 'POST', path, body: BUSINESS_INFO }, once),
    )
    if (!saved.ok) throw new Error(`${work.email}: ${await saved.text()}`)
    return person
  }

  async workUntil(end: number, measures: Measures): Promise<void> {
    await pause(Math.random() * THINKING_MS)
    while (performance.now() < end) {
      await this.act(measures)
      await pause(THINKING_MS * (0.5 + Math.random()))
    }
  }

  /** Out of a hundred acts: 40 lists, 25 shipments, 15 changes, 12 duties, 4 searches for a code, 4 papers. */
  private async act(measures: Measures): Promise<void> {
    const chance = Math.random() * 100
    const { shipments } = this.work
    const shipment = shipments[this.turn++ % shipments.length]
    if (!shipment) return
    if (chance < 40) await this.ask(measures, read('shipment list', '/api/shipments?page=1'))
    else if (chance < 65) await this.ask(measures, read('one shipment', `/api/shipments/${shipment.id}/complete-data`))
    else if (chance < 80) await this.changeCost(measures, shipment)
    else if (chance < 92) await this.ask(measures, this.duty())
    else if (chance < 96) await this.ask(measures, this.classification())
    else await this.printInvoice(measures)
  }

  private duty(): Call {
    const body = { htsCode: CODES[this.turn % CODES.length], countryOfOrigin: 'CN', price: 6.85, quantity: 144 }
    return { name: 'duty of a line', kind: 'figure', method: 'POST', path: '/api/eshipper/calculate-duty', body }
  }

  private classification(): Call {
    const body = { productTitle: TITLES[this.turn % TITLES.length] }
    return { name: 'code of a product', kind: 'figure', method: 'POST', path: '/api/clearit/classify-product', body }
  }

  private async changeCost(measures: Measures, { id, itemId }: Work['shipments'][number]): Promise<void> {
    const cents = ++this.cents
    const path = `/api/shipments/${id}/items/${itemId}`
    const body = { declaredValue: cents / 100 }
    const answer = await this.ask(measures, { name: 'cost of an item', kind: 'change', method: 'PUT', path, body })
    if (answer) this.costs.set(`${id} ${itemId}`, cents)
  }

  /** Each shipment once: making it again would give the same paper. */
  private async printInvoice(measures: Measures): Promise<void> {
    const shipment = this.work.shipments[this.papersMade++]
    if (!shipment) return
    const body = {
      shipmentData: { id: shipment.id },
      password: DOCUMENT_PASSWORD,
      acceptFallbackRate: true,
      confirmCodes: [{ id: shipment.itemId, htsCode: '3406000000' }],
    }
    const call: Call = {
      name: 'commercial invoice',
      kind: 'paper',
      method: 'POST',
      path: '/api/generate-invoice',
      body,
    }
    const answer = await this.ask(measures, call)
    if (typeof answer?.invoiceNumber === 'string') this.invoices.push(answer.invoiceNumber)
  }

  /** Until it is answered, under one key; undefined where it is refused. */
  async ask(measures: Measures, call: Call): Promise<Json | undefined> {
    const before = performance.now()
    const once = randomUUID()
    while (performance.now() - before < GIVE_UP_MS) {
      const answer = await this.send(call, once).catch(() => undefined)
      const json: Json | undefined = await answer?.json().catch(() => undefined)
      if (answer?.ok && json) {
        measures.note(call.name, call.kind, performance.now() - before)
        return json
      }
      if (answer && answer.status < 500 && !AGAIN.includes(json?.code)) {
        measures.noteFailure(call.name, `${answer.status} ${String(json?.code)}`)
        return undefined
      }
      measures.noteAgain()
      await pause(AGAIN_MS)
    }
    measures.noteFailure(call.name, 'never answered')
    return undefined
  }

  private async send({ method, path, body }: Call, once: string): Promise<Response> {
    return fetch(this.url + path, {
      method,
      headers: {
        authorization: `Bearer ${this.token}`,
        'x-request-key': await newRequestKey(this.token, method, path, new Date()),
        ...(method === 'POST' ? { 'idempotency-key': once } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  }

  /** What was acknowledged, against what is there now. */
  async whatIsKept() {
    const costs = new Map<string, number>()
    for (const shipment of this.work.shipments) {
      const items = await this.read<readonly { id: string; declaredValue: number }[]>(
        `/api/shipments/${shipment.id}/items`,
      )
      for (const item of items) costs.set(`${shipment.id} ${item.id}`, Math.round(item.declaredValue * 100))
    }
    const made = await this.madePapers()
    return {
      changes: this.costs.size,
      changesLost: [...this.costs].filter(([key, cents]) => costs.get(key) !== cents).length,
      papers: this.invoices.length,
      papersLost: this.invoices.filter((number) => !made.includes(number)).length,
      papersTwice: made.length - new Set(made).size + Math.max(0, made.length - this.papersMade),
    }
  }

  /** The numbers of the papers of all its shipments. */
  private async madePapers(): Promise<readonly string[]> {
    const lists = this.work.shipments.map(({ id }) =>
      this.read<readonly { number: string }[]>(`/api/shipments/${id}/documents`),
    )
    return (await Promise.all(lists)).flat().map(({ number }) => number)
  }

  private async read<T>(path: string): Promise<T> {
    const answer = await this.send(read('', path), '')
    const { data }: { data: T } = await answer.json()
    return data
  }
}

const read = (name: string, path: string): Call => ({ name, kind: 'read', method: 'GET', path })

/** As the pages do: again while a server or the proxy says that it is busy. */
async function patiently(task: () => Promise<Response>): Promise<Response> {
  const end = performance.now() + GIVE_UP_MS
  for (;;) {
    const answer = await task()
    if (answer.status < 500 || performance.now() > end) return answer
    await pause(AGAIN_MS)
  }
}
