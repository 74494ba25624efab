// Six sellers at the origin coach, one after the other: each ends in the right decision, and the certificate prints what was decided.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { newRequestKey, REQUEST_KEY_HEADER } from '../src/contract/request-key.ts'
import { texts as coachFr } from '../src/texts/fr/origin-coach.ts'
import { texts as folderFr } from '../src/texts/fr/origin-folder.ts'
import { texts as reasonsFr } from '../src/texts/fr/origin-reasons.ts'
import { accessibilityFaults, scrollsSideways } from './testing/accessibility.ts'
import { beginJourney, type Journey } from './testing/journey.ts'
import { pdfPages } from './testing/pdf-text.ts'
import { pageOfClient } from './testing/portage.ts'

type Seller = {
  readonly sku: string
  readonly description: string
  readonly code: string
  readonly price: string
  /** As they are pasted. */
  readonly materials: string
  readonly work: readonly string[]
  readonly outcome: 'It originates under CUSMA' | 'It does not originate under CUSMA'
  /** What the certificate prints of it. */
  readonly printed: string
}

const YES = 'It originates under CUSMA'
const SELLERS: readonly Seller[] = [
  {
    sku: 'CANDLE-P',
    description: 'Palm wax candle in a jar',
    code: '3406.00.00.00',
    price: '28',
    materials: 'Palm wax,1516.20,Malaysia,2.10\nFragrance oil,3302.90,China,0.60\nGlass jar,7010.90,China,1.10',
    work: [],
    outcome: YES,
    printed: 'B, Art. 4.2(b)',
  },
  {
    sku: 'BUTTER-M',
    description: 'Maple butter',
    code: '1702.20.40.40',
    price: '16',
    materials: '',
    work: [],
    outcome: YES,
    printed: 'A, Art. 4.2(a)',
  },
  {
    sku: 'STICK-W',
    description: 'Wooden ice hockey stick',
    code: '9506.99.25.40',
    price: '70',
    materials: 'Birch plywood,4412.33,China,9\nGlass fibre cloth,7019.63,China,3\nEpoxy resin,3907.30,China,2',
    work: ['Cut to shape', 'Put together'],
    outcome: YES,
    printed: 'B, Art. 4.2(b)',
  },
  {
    sku: 'NOTE-P',
    description: 'Printed notebook, wire bound',
    code: '4820.10.20.60',
    price: '12',
    materials: 'Uncoated paper in sheets,4802.57,Indonesia,2.50\nSteel wire,7217.20,China,0.20',
    work: ['Cut to shape', 'Put together'],
    outcome: YES,
    printed: 'B, Art. 4.2(b)',
  },
  {
    sku: 'DOG-S',
    description: 'Dog treats of salmon, put up for retail sale',
    code: '2309.10.00.10',
    price: '11',
    materials: 'Salmon meal,2301.20,Norway,2\nGlycerol,2905.45,Malaysia,0.20',
    work: ['Mixed to a set recipe'],
    outcome: YES,
    printed: 'B, Art. 4.2(b)',
  },
  {
    sku: 'KNIT-W',
    description: 'Wool sweater, knitted to shape',
    code: '6110.11.00.30',
    price: '120',
    materials: 'Wool yarn,5107.10,Peru,30',
    work: ['Knitted to shape', 'Put together'],
    outcome: 'It does not originate under CUSMA',
    printed: '',
  },
]

let journey: Journey
let shipmentId: string
beforeAll(async () => {
  journey = await beginJourney(pageOfClient)
  const made = await call('POST', '/api/shipments', {
    reference: 'Six sellers',
    destination: { kind: 'open' },
    goods: SELLERS.map(({ sku, description, code }) => ({
      sku,
      description,
      quantity: '10',
      cost_cad: '5',
      country_of_origin: 'CA',
      hts_code: code,
    })),
  })
  shipmentId = z.object({ data: z.object({ id: z.string() }) }).parse(made).data.id
})
afterAll(() => journey?.end())

const page = () => journey.page
const decision = (name = 'Decision') => page().getByRole('region', { name })

/** A call of the person signed in, as the screens make it. */
async function call(method: string, path: string, body: unknown): Promise<unknown> {
  const token = (await page().evaluate(() => localStorage.getItem('token'))) ?? ''
  const answer = await fetch(`${journey.url}${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      [REQUEST_KEY_HEADER]: await newRequestKey(token, method, path, new Date()),
    },
    ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`)
  const isPaper = answer.headers.get('content-type')?.includes('pdf')
  return isPaper ? [...new Uint8Array(await answer.arrayBuffer())] : answer.json()
}

const open = async ({ sku }: Seller) => {
  await page().goto(`${journey.url}/origin/${sku}`)
  await page().getByRole('heading', { level: 1 }).waitFor()
}

describe('each of them', () => {
  it.each(SELLERS)('$description ends in: $outcome', async (seller) => {
    await open(seller)
    if (seller.materials === '')
      await page()
        .getByRole('group', { name: /^Is it only grown/ })
        .getByText('Yes')
        .click()
    else {
      await page().getByText('Paste or import a list').click()
      await page().getByLabel('List of materials, one a line').fill(`Description,HS,Country,Value\n${seller.materials}`)
      await page().getByRole('button', { name: 'Add these materials' }).click()
    }
    for (const work of seller.work) await page().getByRole('checkbox', { name: work }).check()
    await page().getByRole('textbox', { name: 'Price it sells for, CAD' }).fill(seller.price)
    await decision().getByText(seller.outcome).first().waitFor()
    await page().getByRole('button', { name: 'Save and decide' }).click()
    await page()
      .getByText(/on version 1 of the recipe\. It holds\./)
      .waitFor()
  })
})

it('says that a notebook holds under both codes a seller doubts between', async () => {
  const [, , , notebook] = SELLERS
  if (notebook) await open(notebook)
  const doubt = page().getByRole('region', { name: 'In doubt about the code?' })
  await doubt.getByRole('textbox', { name: 'Other codes it may be' }).fill('4820.30')
  await doubt.getByText('Holds under 4820.10.20.60 and 4820.30: It originates under CUSMA').waitFor()
  await doubt.getByRole('textbox', { name: 'Other codes it may be' }).fill('4802.57')
  await doubt.getByText('It comes out differently under these codes.').waitFor()
  expect(await accessibilityFaults(page())).toEqual([])
})

it('prints on the certificate what was decided, without the sweater', async () => {
  const { items } = z
    .object({ data: z.object({ items: z.array(z.object({ id: z.string(), sku: z.string() })) }) })
    .parse(await call('GET', `/api/shipments/${shipmentId}/complete-data`, null)).data
  for (const { id } of items) await call('PUT', `/api/shipments/${shipmentId}/items/${id}`, { htsConfirmed: true })
  const sweater = items.find(({ sku }) => sku === 'KNIT-W')?.id
  const signed = await call('POST', `/api/shipments/${shipmentId}/cusma/generate-pdf`, {
    signatureData: SIGNATURE,
    signerName: 'Dana Roy',
    signerTitle: 'Director',
    covers: 'shipment',
    leftOutItems: [sweater],
  })
  const bytes = new Uint8Array(z.array(z.number()).parse(signed))
  const text = (await pdfPages(bytes)).join(' ')
  for (const { sku, printed } of SELLERS.filter(({ outcome }) => outcome === YES))
    expect(text).toMatch(new RegExp(`${sku}\\s+\\S+\\s+${printed.replaceAll(/[().]/g, '\\$&')}`))
  expect(text).not.toContain('KNIT-W')
})

it('shows in the folder the certificate that rests on the decision, and hands over the dossier', async () => {
  const [candle] = SELLERS
  if (candle) await open(candle)
  const folder = page().getByRole('region', { name: 'The folder' })
  await folder.getByText('Its decision holds').waitFor()
  await folder.getByText(/^Kept until /).waitFor()
  const [download] = await Promise.all([
    page().waitForEvent('download'),
    folder.getByRole('button', { name: 'Dossier as PDF' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('Origin-CANDLE-P.pdf')
  expect(await accessibilityFaults(page())).toEqual([])
})

it('says in folder, checklist and form that the certificate rests on an outdated decision once the recipe changes', async () => {
  const [candle] = SELLERS
  if (candle) await open(candle)
  const wax = page().getByRole('group', { name: 'Palm wax' })
  await wax.getByRole('textbox', { name: 'Tariff code, 6 digits' }).fill('3406.00')
  await wax.getByRole('textbox', { name: 'Value, CAD' }).fill('9')
  await decision().getByText('It does not originate under CUSMA').first().waitFor()
  await page().getByRole('button', { name: 'Save and decide' }).click()
  await page()
    .getByText(/on version 2 of the recipe\. It holds\./)
    .waitFor()
  await page().getByRole('region', { name: 'The folder' }).getByText('Rests on an outdated decision').waitFor()
  await page().goto(`${journey.url}/dashboard/shipment/${shipmentId}`)
  await page()
    .getByRole('region', { name: 'Readiness' })
    .getByRole('link', { name: /Palm wax candle in a jar/ })
    .waitFor()
  await page().getByRole('button', { name: 'Edit', exact: true }).click()
  await page()
    .getByRole('dialog')
    .getByRole('link', { name: /Palm wax candle in a jar/ })
    .first()
    .waitFor()
})

it('certifies several products at once, and the certificate covers a shipment that holds them', async () => {
  await page().goto(`${journey.url}/certificates/new`)
  await page().getByRole('combobox', { name: 'Origin' }).selectOption('originating')
  for (const name of ['Wooden ice hockey stick', 'Printed notebook, wire bound'])
    await page()
      .getByRole('checkbox', { name: `Certify ${name}` })
      .check()
  expect(await accessibilityFaults(page())).toEqual([])
  await page().getByRole('button', { name: 'Fill in the certificate' }).click()
  await page().getByText('By the decision on its recipe').first().waitFor()
  await page().getByLabel('Signer name').fill('Dana Roy')
  await page().getByLabel('Signer title').fill('Director')
  await page().getByText('Type', { exact: true }).click()
  await page().getByLabel('Your name as the signature').fill('Dana Roy')
  await page()
    .getByRole('checkbox', { name: /^I certify that the goods/ })
    .check()
  expect(await accessibilityFaults(page())).toEqual([])
  const [download] = await Promise.all([
    page().waitForEvent('download'),
    page().getByRole('button', { name: 'Sign and make certificate' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^CUSMA-\d{8}\.pdf$/)
  await page().getByText('A decision that holds').first().waitFor()
  const again = await call('POST', '/api/shipments', {
    reference: 'Covered',
    destination: { kind: 'open' },
    goods: SELLERS.slice(2, 4).map(({ sku, description, code }) => ({
      ...{ sku, description, quantity: '4', cost_cad: '5', country_of_origin: 'CA', hts_code: code },
    })),
  })
  const { id } = z.object({ data: z.object({ id: z.string() }) }).parse(again).data
  await page().goto(`${journey.url}/dashboard/shipment/${id}`)
  await page()
    .getByText(/^2 items are covered by CUSMA-\d{8} until /)
    .waitFor()
  await page().setViewportSize({ width: 375, height: 812 })
  await page().goto(`${journey.url}/certificates`)
  await page()
    .getByRole('link', { name: /^CUSMA-\d{8}$/ })
    .waitFor()
  expect(await scrollsSideways(page())).toBe(false)
  expect(await accessibilityFaults(page())).toEqual([])
})

it('does the same in French', async () => {
  await page().getByRole('button', { name: 'Menu' }).click()
  const kept = page().waitForResponse((answer) => answer.url().endsWith('/api/language'))
  await page().getByRole('button', { name: 'Français' }).click()
  await kept
  const [, , stick] = SELLERS
  if (stick) await open(stick)
  await decision(coachFr.decisionTitle).getByText(reasonsFr.outcomes.originating).first().waitFor()
  await page().getByRole('region', { name: folderFr.title }).getByText(folderFr.states.holds).first().waitFor()
  await page().getByRole('region', { name: coachFr.doubtTitle }).waitFor()
  expect(await accessibilityFaults(page())).toEqual([])
})

const SIGNATURE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
