// The classifier on the tariff that ships: common goods land in their heading, with our own titles alone and with legal texts.
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { rankCandidates } from '#domain/classification/ranking.ts'
import { openClassifier } from '../../reference/classifier.ts'
import { findReferenceFolder, loadTariff } from '../../reference/tariff.ts'

const dataDir = join(import.meta.dirname, '../../../../data')
const ownTitles = { dataDir, referenceDir: join(dataDir, 'no-reference') }
const places = findReferenceFolder({ dataDir }) ? [ownTitles, { dataDir }] : [ownTitles]

describe.each(places)('with the tariff of %o', (place) => {
  const schedule = loadTariff(place)
  const classifier = openClassifier(dataDir, schedule)()

  it.each([
    ['Raw wildflower honey, 500 g', ['0409']],
    ['Soy wax candle, cedar and smoke', ['3406']],
    ["Women's cotton T-shirt, short sleeve", ['6109']],
    ['Stainless steel vacuum flask bottle for drinks', ['7323', '9617']],
    ['LED desk lamp', ['9405']],
    ['Extra virgin olive oil', ['1509']],
  ])('finds %s among the ten', (description, headings) => {
    const { candidates } = rankCandidates(classifier, { description })
    expect(candidates.length).toBeLessThanOrEqual(10)
    expect(candidates.some(({ code }) => headings.includes(code.slice(0, 4)))).toBe(true)
  })

  it.each(['aaaaaaaaaaaa', 'xqzvy blorptz', 'B08N5WRWNW', 'pack of 2', '3406.00.00.00'])(
    'proposes nothing for %s',
    (description) => {
      expect(rankCandidates(classifier, { description }).candidates).toEqual([])
    },
  )

  it.each([
    ['elnetthairspray 200ml', '330530'],
    ['rubber yoga mat', '950691'],
    ['leather work boots steel toe', '640340'],
    ['hardcover cookbook', '490199'],
    ['plush toy for toddlers', '950300'],
  ])('reads %s first as what it is', (description, subheading) => {
    expect(rankCandidates(classifier, { description }).candidates[0]?.code.slice(0, 6)).toBe(subheading)
  })

  it('takes a listing that says everything sixty times', () => {
    const description = 'Soft women cotton stainless steel lamp honey candle bottle glass toy '.repeat(60)
    const { candidates } = rankCandidates(classifier, { description })
    expect(candidates.length).toBeGreaterThan(0)
    expect(candidates.length).toBeLessThanOrEqual(10)
  })
})
