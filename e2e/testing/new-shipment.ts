// A shipment of goods that a journey names, made by the call and opened.
import { createShipment } from '#contract/own-shipments.ts'
import { newRequestKey, REQUEST_KEY_HEADER } from '#contract/request-key.ts'
import type { Journey } from './journey.ts'

export type Good = {
  readonly sku: string
  readonly description: string
  readonly code: string
  readonly origin?: string
}

const MAKER = {
  maker_name: 'Maker of samples',
  maker_street: '1 Main Street',
  maker_city: 'Anytown',
  maker_zip: '10000',
}

/** Makes a shipment of the client who is signed in, and opens it. */
export async function openNewShipment(
  { page, url }: Journey,
  reference: string,
  lines: readonly Good[],
): Promise<void> {
  const body = {
    reference,
    destination: { kind: 'amazon', fcCode: 'DFW7' },
    goods: lines.map(({ sku, description, code, origin }) => ({
      sku,
      description,
      quantity: '10',
      cost_cad: '20.00',
      hts_code: code,
      ...(origin ? { country_of_origin: origin, ...MAKER, maker_country: origin } : {}),
    })),
  }
  const token = (await page.evaluate(() => localStorage.getItem('token'))) ?? ''
  const { method, path, answer } = createShipment
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    [REQUEST_KEY_HEADER]: await newRequestKey(token, method, path, new Date()),
  }
  const made = await fetch(url + path, { method, headers, body: JSON.stringify(body) })
  const { data } = answer.parse(await made.json())
  await page.goto(`${url}/dashboard/shipment/${data.id}`)
  await page.getByRole('heading', { level: 1, name: reference }).waitFor()
}
