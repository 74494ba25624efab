import { beforeEach, describe, expect, it } from 'vitest'
import { getCusmaClaim } from '#contract/cusma.ts'
import { estimateMergedClearance } from '#contract/duty.ts'
import { printMergedEstimate, printShipmentEstimate } from '#contract/estimate-papers.ts'
import { releaseName } from '#words/release.ts'
import { insertCusmaForm } from '../../../store/cusma-forms.ts'
import { addShipment, newWorld, noRate, type World } from '../../../testing/invoice-world.ts'
import { readPages } from '../../../testing/read-pdf.ts'
import { clientCaller, dataOf, send, staffCaller, TEST_NOW } from '../../../testing/test-app.ts'

let world: World
beforeEach(async () => {
  world = await newWorld()
})

const missingFrom = (text: string, expected: readonly string[]) => expected.filter((each) => !text.includes(each))

async function estimateText(shipmentId: string, body = {}): Promise<string> {
  const answer = await send(world, printShipmentEstimate, { params: { id: shipmentId }, body }, world.client)
  expect(answer.status).toBe(200)
  return (await readPages(new Uint8Array(answer.bytes))).join(' ')
}

describe('the estimate of a shipment', () => {
  it('prints costs, the receipt of each tariff line, its source and the versions of the data', async () => {
    const { shipmentId } = await addShipment(world)
    // 96 x 6.85 = 657.60 CAD; x 0.7124 = 468.47; entered 468. Free; 338 of 50 % = 234.00; 301 of 10 % = 46.80; MPF 2.77
    const text = await estimateText(shipmentId)
    expect(
      missingFrom(text, [
        'Customs and Brokerage Cost Estimate',
        'Shipment NP-2041 For Demo client, 21 Nov 2026',
        'Informal entry assumed 21 Nov 2026 by truck',
        'USD 468.47',
        '1 CAD = 0.7124 USD 1 USD = 1.4037 CAD Bank of Canada, 20 Nov 2026',
        '1. 3406.00.00.00 · CA Soy wax candle',
        'USD 468.47, entered as USD 468.00 in whole dollars No preference claimed',
        '9903.03.14',
        '50% 234.00',
        'A CUSMA claim does not lift this line.',
        'May not apply with CUSMA',
        '10% 46.80',
        'Duty 280.80',
        'Considered, not applied:',
        'It ended: the last day was 23 Feb 2026.',
        'With a CUSMA claim the duty would be USD 46.80 less.',
        `${releaseName('en', world.deps.tariff.release)}, duty rules`,
        'Merchandise processing fee',
        '2.77',
        'An estimate for a licensed customs broker, not customs advice.',
      ]),
    ).toEqual([])
    expect(text.match(/not customs advice/g)).toHaveLength(1)
  })

  it('prints in French for a reader of French, figures and dates as written in Quebec', async () => {
    const { shipmentId } = await addShipment(world)
    const asked = { params: { id: shipmentId }, body: {} }
    const answer = await send(world, printShipmentEstimate, asked, world.client, 'fr-CA')
    expect([answer.status, answer.headers['content-disposition']]).toEqual([
      200,
      'attachment; filename="Estimation-NP-2041.pdf"',
    ])
    const text = (await readPages(new Uint8Array(answer.bytes))).join(' ').replaceAll('\u00a0', ' ')
    expect(
      missingFrom(text, [
        'Estimation des frais de douane et de courtage',
        'Envoi NP-2041 Pour Demo client, le 21 nov. 2026',
        'Déclaration informelle supposée le 21 nov. 2026 par camion',
        '468,47 USD',
        '1 CAD = 0,7124 USD 1 USD = 1,4037 CAD Banque du Canada, 20 nov. 2026',
        'Frais de traitement des marchandises (MPF)',
        '468,47 USD, déclarés comme 468,00 USD en dollars entiers Aucune préférence demandée',
        'Une demande ACEUM ne lève pas cette ligne.',
        'Droits 280,80',
        'Examiné, non appliqué :',
        'depuis le',
        'Page 1 sur',
        'Une estimation pour un courtier en douane agréé, pas un avis douanier.',
      ]),
    ).toEqual([])
    expect(text).not.toMatch(/tariff line|not customs advice|Excludes|\bDuty\b|Considered|entered as/)
  })

  it('says an agency paper once, with the lines that want it', async () => {
    const honey = { hts_code: '0409000010' }
    const { shipmentId } = await addShipment(world, [
      { ...honey, description: 'Clover honey' },
      { ...honey, description: 'Wildflower honey' },
      { description: 'Soy wax candle' },
    ])
    const text = await estimateText(shipmentId)
    expect(text.match(/2 items \(Clover honey; Wildflower honey\): Agency papers\./g)).toHaveLength(1)
    const said = [...text.matchAll(/: Agency papers\. ([^(]+)/g)].map(([, paper]) => paper)
    expect(new Set(said).size).toBe(said.length)
  })

  it('says each assumed answer once, in the reader’s words, and what the duty of the estimate can come to', async () => {
    // A server of 100 CAD is 71.24 USD, entered 71: free, 17.75 with either answer. Cheese without its weight: 35.50 and 7.10 of 71 are counted,
    // and how much more it pays is not known.
    const { shipmentId } = await addShipment(world, [
      { description: 'Rack server', hts_code: '8471500150', declared_value_cad: '100.00', quantity: 1 },
      { description: 'Old cheddar', hts_code: '0406901800', declared_value_cad: '100.00', quantity: 1 },
    ])
    const asked = { params: { id: shipmentId }, body: {} }
    const answer = await send(world, printShipmentEstimate, asked, world.client, 'fr-CA')
    const text = (await readPages(new Uint8Array(answer.bytes))).join(' ').replaceAll('\u00a0', ' ')
    expect(
      missingFrom(text, [
        'Supposé : non. Avec oui : droit de 17,75 USD.',
        'Supposé : ni l’un ni l’autre. Avec voiture ou camion léger : droit de 17,75 USD.',
        'Droit de 42,60 USD tel qu’affiché; selon les autres réponses, à partir de 42,60 USD. Le maximum n’est pas connu.',
        'Droit de 0,00 USD tel qu’affiché; selon les autres réponses, de 0,00 USD à 17,75 USD.',
        'Il manque : Quelle est la quantité de toute la ligne, en kg? Ce n’est pas compté comme zéro.',
      ]),
    ).toEqual([])
    expect(text).not.toMatch(/: (no|yes|neither)\b|\?\.|en attendant|column 1/)
  })

  it('claims CUSMA while a certificate stands', async () => {
    const { shipmentId } = await addShipment(world)
    const times = { created_at: TEST_NOW, updated_at: TEST_NOW, signed_at: TEST_NOW }
    const form = {
      id: world.deps.newId(),
      client_id: world.clientId,
      shipment_id: shipmentId,
      status: 'signed' as const,
    }
    await insertCusmaForm(world.deps.db, { ...form, ...times })
    const text = await estimateText(shipmentId)
    expect(missingFrom(text, ['CUSMA claimed', 'Duty 234.00', 'It would have cost USD 46.80.'])).toEqual([])
  })

  it('claims nothing on a day of entry that the certificate does not cover, and says so', async () => {
    const { shipmentId, itemIds } = await addShipment(world)
    const times = { created_at: TEST_NOW, updated_at: TEST_NOW, signed_at: TEST_NOW }
    const ids = { id: world.deps.newId(), client_id: world.clientId, shipment_id: shipmentId }
    const period = { period_start: '2026-11-10', period_end: '2026-11-30' }
    await insertCusmaForm(world.deps.db, { ...ids, ...period, status: 'signed', ...times })
    const NOTICE = 'does not cover them on'
    const within = await estimateText(shipmentId, { entryDate: '2026-11-30' })
    expect(missingFrom(within, ['CUSMA claimed'])).toEqual([])
    expect(within).not.toContain(NOTICE)
    for (const entryDate of ['2026-12-01', '2026-11-09']) {
      const outside = await estimateText(shipmentId, { entryDate })
      expect(missingFrom(outside, [NOTICE, 'No preference claimed'])).toEqual([])
    }
    const claimOn = async (entryDate: string) =>
      dataOf(await send(world, getCusmaClaim, { params: { id: shipmentId }, query: { entryDate } }, world.client))
    expect(await claimOn('2026-11-30')).toEqual({ covered: itemIds, isOutsidePeriod: false })
    expect(await claimOn('2026-12-01')).toEqual({ covered: [], isOutsidePeriod: true })
  })

  it('names what it leaves out and never prints it as zero', async () => {
    const { shipmentId } = await addShipment(world, [
      { description: 'Maple lager', hts_code: '2203000030' },
      { description: 'Mystery', hts_code: null },
      { description: 'Gift', declared_value_cad: null },
    ])
    const text = await estimateText(shipmentId)
    expect(
      missingFrom(text, [
        'Excludes Maple lager: it cannot be imported since 29 Sep 2026.',
        'Cannot be imported, so it has no duty.',
        'Excludes the duty of Mystery: HTS code missing.',
        'Not known yet',
        'It is not counted as zero.',
        'Excludes Gift: its cost is missing.',
        'Assumed: yes.',
        'Customs and brokerage a unit, at least',
        'Customs fees, percent of value, at least',
      ]),
    ).toEqual([])
  })

  it('says loudly that the duty rules are old and that the rate is the fallback', async () => {
    world = await newWorld(noRate())
    const { shipmentId } = await addShipment(world)
    expect(await estimateText(shipmentId)).toContain('No published exchange rate was at hand')
    world.clock.at = new Date('2027-06-01T15:00:00Z')
    world = { ...world, client: await clientCaller(world.deps, world.clientId) }
    expect(await estimateText(shipmentId)).toMatch(/Duty rules were last verified 10 Oct 2026, \d+ days ago\./)
  })

  it('is made for the day asked for, and for staff who name the client', async () => {
    const { shipmentId } = await addShipment(world)
    expect(await estimateText(shipmentId, { entryDate: '2026-03-01' })).toContain('assumed 1 Mar 2026')
    const staff = await staffCaller(world.deps)
    const asked = { params: { id: shipmentId }, body: { clientId: world.clientId } }
    const answer = await send(world, printShipmentEstimate, asked, staff)
    expect([answer.status, answer.headers['content-disposition']]).toEqual([
      200,
      'attachment; filename="Estimate-NP-2041.pdf"',
    ])
    expect((await send(world, printShipmentEstimate, { params: { id: shipmentId } }, world.other)).status).toBe(404)
  })
})

describe('the merged estimate', () => {
  it('prints what its screen shows, and whether merging saves', async () => {
    const ids = [
      await addShipment(world, [{ quantity: 300 }], 'NP-1'),
      await addShipment(world, [{ quantity: 300 }], 'NP-2'),
    ].map((each) => each.shipmentId)
    const answer = await send(world, printMergedEstimate, { body: { shipmentIds: ids } }, world.client)
    const text = (await readPages(new Uint8Array(answer.bytes))).join(' ')
    const screen = dataOf(await send(world, estimateMergedClearance, { body: { shipmentIds: ids } }, world.client))
    // 2 x 300 x 6.85 = 4,110.00 CAD; each 2,055.00 x 0.7124 = 1,463.98 USD, together 2,927.96: formal. MPF 2 x 2.77 against 34.58
    expect(
      missingFrom(text, [
        'Merged Estimate Clearance',
        '2 shipments, one clearance',
        'Formal entry: USD 2,927.96 is above 2,500.',
        'Merchandise processing fee 2.77 + 2.77 5.54 34.58',
        'NP-1 Informal entry 300 2,055.00',
        'Total 600 4,110.00',
        `CAD ${screen.feesPerUnitCad?.toFixed(2)}`,
        `${screen.percentOfValue?.toFixed(2)}%`,
        screen.comparison.saving < 0 ? 'Merging costs USD' : 'Merging saves USD',
        'Splitting them to stay at or under 2,500 USD is unlawful',
      ]),
    ).toEqual([])
    for (const line of [...screen.customs_fees, ...screen.clearit_fees]) {
      expect(text).toContain(line.lineDescription)
      expect(text.replaceAll(',', '')).toContain(`${line.lineAmount.toFixed(2)} ${line.lineAmountCad.toFixed(2)}`)
    }
  })

  it('is in French for a client who reads French, amounts and days too', async () => {
    const ids = [
      await addShipment(world, [{ quantity: 300 }], 'NP-1'),
      await addShipment(world, [{ quantity: 300 }], 'NP-2'),
    ].map((each) => each.shipmentId)
    const answer = await send(world, printMergedEstimate, { body: { shipmentIds: ids } }, world.client, 'fr')
    const text = (await readPages(new Uint8Array(answer.bytes))).join(' ').replace(/[\u00a0\u202f]/g, ' ')
    // The same figures as in English: 2,927.96 USD, 5.54 against 34.58, 4,110.00 CAD
    expect(
      missingFrom(text, [
        'Estimation groupée de dédouanement',
        '2 envois, un dédouanement',
        'Déclaration formelle : 2 927,96 USD dépasse 2 500 USD.',
        'Frais de traitement des marchandises (MPF) 2,77 + 2,77 5,54 34,58',
        'NP-1 Déclaration informelle 300 2 055,00',
        'Total 600 4 110,00',
        'Une estimation pour un courtier en douane agréé, pas un avis douanier.',
      ]),
    ).toEqual([])
    expect(text).not.toMatch(/\b(?:Merged|shipments|Formal entry|clearance|not known|fees)\b/)
  })

  it("does not print another client's shipment", async () => {
    const { shipmentId } = await addShipment(world)
    expect((await send(world, printMergedEstimate, { body: { shipmentIds: [shipmentId] } }, world.other)).status).toBe(
      404,
    )
  })
})
