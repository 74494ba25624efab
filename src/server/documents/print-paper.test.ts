import { expect, it } from 'vitest'
import { buildCombinedInvoice } from '#words/papers/combined-invoice.ts'
import { invoiceInput, invoiceItem } from '#words/testing/sample-invoice.ts'
import { readPages } from '../testing/read-pdf.ts'
import { renderCombinedInvoice } from './combined-invoice.ts'
import { packJob, unpackJob } from './paper-job.ts'
import { printPaper } from './print-paper.ts'

const input = (reference: string, lines: number) => {
  const line = (at: number) => invoiceItem({ description: `Soy wax candle ${at}`, sku: `${reference}-S${at}` })
  return invoiceInput({ reference, items: Array.from({ length: lines }, (_, at) => line(at + 1)) })
}
const combined = (shipments: number, lines: number) =>
  buildCombinedInvoice(
    'COMB-20261121',
    Array.from({ length: shipments }, (_, at) => input(`NP-${at + 1}`, lines)),
  )

it.each([
  [1, 2],
  [3, 30],
  [20, 3],
])('a combined invoice of %i shipments: every line, numbers and pages in order', async (shipments, lines) => {
  const [cover = '', ...pages] = await readPages(await renderCombinedInvoice(combined(shipments, lines)))
  const all = pages.length + 1
  expect(cover).toContain(`COMB-20261121 · Summary · Page 1 of ${all}`)
  for (let at = 1; at <= shipments; at += 1) expect(cover).toContain(`COMB-20261121/${at} NP-${at} ${lines}`)
  const own = pages.map((page) =>
    /Inv\. (\d+), p\. (\d+) of (\d+) · Page (\d+) of (\d+)/.exec(page)?.slice(1).map(Number),
  )
  let page = 1
  for (let part = 1; part <= shipments; part += 1) {
    const ofPart = own.filter((each) => each?.[0] === part)
    ofPart.forEach((each, at) => {
      page += 1
      expect(each).toEqual([part, at + 1, ofPart.length, page, all])
    })
    expect(ofPart.length).toBeGreaterThan(lines > 20 ? 1 : 0)
  }
  expect(page).toBe(all)
  const skus = pages.join(' ').match(/NP-\d+-S\d+/g)
  expect(skus).toHaveLength(shipments * lines)
  expect(pages.filter((each) => each.includes(`Inv. 1 of ${shipments}`))).toHaveLength(1)
})

it('prints on its own thread what it would print here, several at once', async () => {
  const jobs = [1, 2, 3].map((count) => ({ kind: 'combined-invoice', view: combined(count, 2) }) as const)
  const printed = await Promise.all(jobs.map((job) => printPaper('client', job)))
  for (const [at, job] of jobs.entries()) {
    expect(await readPages(printed[at] ?? new Uint8Array())).toEqual(
      await readPages(await renderCombinedInvoice(job.view)),
    )
  }
})

it('leaves the server free while it prints a large paper', async () => {
  await printPaper('client', { kind: 'combined-invoice', view: combined(1, 1) })
  const job = { kind: 'combined-invoice', view: combined(2, 300) } as const
  let turns = 0
  const turning = setInterval(() => {
    turns += 1
  }, 1)
  await printPaper('client', job).finally(() => clearInterval(turning))
  // Printed on this thread, the paper would let none come.
  expect(turns).toBeGreaterThan(3)
})

it('keeps amounts exact on the way to the thread', () => {
  const job = { kind: 'combined-invoice', view: combined(2, 3) } as const
  expect(unpackJob(packJob(job))).toEqual(job)
})
