// The rows of data/admissibility and the orders of data/adcvd against cases worked by hand.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Good } from '#domain/admissibility/finding.ts'
import { findingsOf } from '#domain/admissibility/findings.ts'
import { properCodes } from '#domain/admissibility/proper-codes.ts'
import { day } from '#domain/calendar.ts'
import { shipped } from '../testing/shipped-law.ts'
import { parseRules } from './admissibility.ts'

const dataDir = join(import.meta.dirname, '../../../data')
const law = shipped.entryLaw()
const found = (good: Good, on = '2026-11-22') => findingsOf(good, law, { on: day(on) })
const rules = (good: Good, on?: string) => found(good, on).map(({ level, rule }) => `${level} ${rule}`)

describe('admissibility of goods', () => {
  const folder = join(dataDir, 'admissibility/cases')
  const cases = readdirSync(folder).flatMap((file) =>
    readFileSync(join(folder, file), 'utf8')
      .trimEnd()
      .split('\n')
      .slice(1)
      .map((line) => line.split('\t')),
  )
  const levelsOf = ([, , description = '', origin, maker, code]: readonly string[]) =>
    found({ description, origin: origin || undefined, maker: maker || undefined, code: code || undefined }).map(
      ({ level }) => level,
    )

  it('meets at least 94 of 100 dangerous names of the cases by the level worked by hand', () => {
    const dangerous = cases.filter(([, expected]) => expected !== 'none')
    const met = dangerous.filter((row) => levelsOf(row).some((level) => row[1]?.split('|').includes(level)))
    expect(dangerous.length).toBeGreaterThan(300)
    expect(met.length / dangerous.length).toBeGreaterThanOrEqual(0.94)
  })

  it('alarms at most 3 of 70 harmless names', () => {
    const harmless = cases.filter(([, expected]) => expected === 'none')
    const alarmed = harmless.filter((row) => levelsOf(row).some((level) => level !== 'papers' && level !== 'deposit'))
    expect(harmless.length).toBeGreaterThan(150)
    expect(alarmed.length / harmless.length).toBeLessThanOrEqual(3 / 70)
  })

  it('counts a danger word where the code says otherwise, and says that they disagree', () => {
    expect(rules({ description: 'Switchblade knife', code: '9503000073', origin: 'TW' })).toEqual(
      expect.arrayContaining(['may-not-enter switchblade', 'look-again words-and-code-disagree']),
    )
    expect(rules({ description: 'Switchblade knife', code: '8211930031' })).not.toContain(
      'look-again words-and-code-disagree',
    )
  })

  it('bars goods of an embargoed origin whatever they are, books aside', () => {
    const isBarred = (good: Parameters<typeof found>[0]) => found(good).some(({ level }) => level === 'may-not-enter')
    expect(isBarred({ description: 'Tote bag', code: '4202923131', origin: 'KP' })).toBe(true)
    expect(isBarred({ description: 'Novel', code: '4901990093', origin: 'CU' })).toBe(false)
    expect(isBarred({ description: 'Aleppo soap', code: '3401115000', origin: 'SY' })).toBe(false)
  })

  it.each([
    ['Cocaine powder super pure 5 g', 'drugs'],
    ['Fentanyl super pure', 'drugs'],
    ['Ecstasy tablets super strong', 'drugs'],
    ['Cocaine HCl dental grade', 'drugs'],
    ['Heroin, silk wrapped', 'drugs'],
    ['LSD blotter galaxy art', 'drugs'],
    ['MDMA pills with free test kit', 'drugs'],
    ['Yaba tablets', 'drugs'],
    ['THC gummies 10 mg grow box design', 'cannabis'],
    ['Elephant ivory carving, brass base', 'ivory'],
    ['Elephant ivory figurine on marble base', 'ivory'],
    ['Carved ivory tusk on wooden stand', 'ivory'],
    ['Bald eagle feather headdress on wooden stand', 'migratory-birds'],
    ['Eagle feathers with glass beads', 'migratory-birds'],
    ['Hawksbill turtle shell barrette', 'tortoiseshell'],
    ['Baby crib bumper dog print', 'crib-bumpers'],
    ['Crib bumper quilted', 'crib-bumpers'],
    ['Infant inclined sleeper, pet free home', 'inclined-sleepers'],
    ['Magnetic balls 5 mm in phone box', 'small-magnets'],
    ['Jarts steel lawn darts with carrying board', 'lawn-darts'],
    ['9mm silencer', 'nfa-weapons'],
    ['Silencieux 9mm', 'nfa-weapons'],
    ['Butterfly balisong trainer, live blade', 'switchblade'],
    ['Beluga roe', 'beluga-sturgeon'],
    ['Huso huso caviar', 'beluga-sturgeon'],
    ['Real dog fur, baby size', 'dog-cat-fur'],
  ])('bars entry though a harmless word stands elsewhere: %s', (description, rule) => {
    expect(rules({ description })).toContain(`may-not-enter ${rule}`)
  })

  it.each([
    'Molly doll',
    'Ivory silk scarf',
    'Brass ivory-look box',
    'MDMA test kit',
    'Reagent test kit for MDMA',
    'Crib mesh bumper',
    'Tortoiseshell barrette acetate',
    'Car exhaust silencer 45 mm',
    'Beluga lentils 500 g',
    'Water gun for kids',
  ])('lets a harmless word beside the danger word speak: %s', (description) => {
    expect(rules({ description }).filter((each) => !/^(papers|deposit) /.test(each))).toEqual([])
  })

  it.each(['Replica water gun AR-15 black realistic', 'Glock-style water pistol'])(
    'asks for the marked muzzle of %s',
    (description) => {
      expect(rules({ description })).toContain('look-again imitation-firearm')
    },
  )

  it.each([
    'Rug never made in Iran',
    'Tapis pas fabriqué en Iran',
    'Chain imported by Cuba Imports Inc.',
    'Hand crafted Cuba link chain',
    'Bag. Design origin Iran',
    'Gin distilled in Moscow, Idaho',
    'Wine made in Petersburg, Virginia',
    'Candle made in Havana Illinois',
  ])('takes no origin from %s', (description) => {
    expect(found({ description }).filter(({ level }) => level === 'may-not-enter')).toEqual([])
    expect(
      found({ description })
        .flatMap(({ because }) => because)
        .filter(({ by }) => by === 'origin'),
    ).toEqual([])
  })

  it.each([
    'made in PRC',
    'made in P.R.C.',
    '(China origin)',
    'assembled in China',
    'fait en Chine',
    'hecho en China',
    'woven in Turkey, made in China',
  ])('reads the origin in "%s"', (statement) => {
    expect(rules({ description: `Cotton shirt ${statement}` })).toContain('look-again cotton-trace')
  })

  it('leaves a cotton shirt that was not made in China alone', () => {
    expect(rules({ description: 'Cotton shirt not made in China' })).not.toContain('look-again cotton-trace')
  })

  it.each([
    'Eyebrow pencil',
    'Pencil skirt',
    'Mechanical pencil',
    'Keg tap faucet',
    'Stainless curtain rod',
    'Violet pigment eyeshadow',
    'Face cream tube 50 ml',
    'Wooden smoking pipe',
  ])('names no order for %s', (description) => {
    expect(rules({ description })).not.toContain('deposit adcvd')
  })

  it.each([
    'Colored pencils, set of 24',
    'Stainless beer keg 50 L',
    'Welded steel line pipe',
    'Aluminum building wire',
    'Innerspring unit for a mattress',
  ])('names an order for %s', (description) => {
    expect(rules({ description })).toContain('deposit adcvd')
  })

  it.each([
    ['Chinese mantis egg cases, two', undefined, 'permit live-animals'],
    ['Spider egg sac', undefined, 'permit live-animals'],
    ['Starka style vodka of a Kazan distillery', 'RU', 'may-not-enter russia-alcohol'],
    ['Rum tasting set with four glasses', undefined, 'look-again alcohol-gift-set'],
    ['Coffret cognac avec deux verres', undefined, 'look-again alcohol-gift-set'],
    ['Kinder egg style treat with toy', undefined, 'may-not-enter toy-in-food'],
    ['Sativa cartridge', undefined, 'may-not-enter cannabis'],
    ['Mercury glass thermometer', undefined, 'may-not-enter banned-hazards'],
    ['Whisky glass gift set with bottle of bourbon', undefined, 'permit alcohol-included'],
    ['Coffret de verres avec une bouteille de rhum', undefined, 'permit alcohol-included'],
    ['Pumpkin seeds for planting', undefined, 'permit seeds'],
    ['Drone with carrying case and spare propellers', undefined, 'look-again drones'],
    ['Ivory chess set in wooden box', undefined, 'may-not-enter ivory'],
    ['THC gummies gift box', undefined, 'may-not-enter cannabis'],
    ['Dagger OTF D/A spring knife w/ pouch', undefined, 'may-not-enter switchblade'],
  ])('is not silenced by a word that is part of the goods: %s', (description, origin, rule) => {
    expect(rules({ description, origin })).toContain(rule)
  })

  it.each([
    ['Vodka scented candle', 'RU'],
    ['Phone case with eggs', undefined],
    ['Whisky glass gift set', undefined],
    ['Whisky glasses with bottle opener', undefined],
    ['Carrying case for drone', undefined],
    ['Cooler bag for insulin pens', undefined],
    ['Wooden wine gift box', undefined],
    ['Kinder egg style plastic ornament', undefined],
  ])('stays silent for what only looks like it: %s', (description, origin) => {
    expect(rules({ description, origin }).filter((each) => !/^(papers|deposit) /.test(each))).toEqual([])
  })

  it.each(['Kratom powder', 'CBD oil', 'Huile de CBD'])('leaves no code of harmless goods for %s', (description) => {
    const codes = ['1515908120', '3304995000', '2106909993'].map((code) => ({ code }))
    expect(properCodes(codes, description, law.admissibility, day('2026-11-22'))).toEqual([{ code: '2106909993' }])
  })

  it('takes the import bans of the dated measures, from their day', () => {
    const rye = { description: 'Rye whisky 750 ml', code: '2208306055', origin: 'CA' }
    expect(rules(rye)).toContain('may-not-enter s338-ban-alcohol')
    expect(rules(rye, '2026-09-28').filter((each) => each.startsWith('may-not-enter'))).toEqual([])
  })

  it('names the orders of an origin and a code, and only those the description names where it names any', () => {
    const named = found({ description: 'Memory foam mattress', code: '9404210010', origin: 'VN' })
    expect(named.find(({ rule }) => rule === 'adcvd')).toMatchObject({
      level: 'deposit',
      source: 'A-552-827',
      isNamed: true,
    })
    expect(rules({ description: 'Memory foam mattress', code: '9404210010', origin: 'CA' })).not.toContain(
      'deposit adcvd',
    )
    expect(rules({ description: 'Mattress protector, cotton', origin: 'VN' })).not.toContain('deposit adcvd')
    expect(rules({ description: 'Sunscreen lotion SPF 50', origin: 'CA' })).not.toContain('deposit adcvd')
    expect(rules({ description: 'SPF lumber, kiln dried', origin: 'CA' })).toContain('deposit adcvd')
  })

  it.each([
    ['Baby onesie, organic cotton, made in China', 'look-again cotton-trace'],
    ['Body coton fabriqué en Chine', 'look-again cotton-trace'],
    ['Shirt sewn in Havana', 'may-not-enter cuba'],
  ])('reads the origin that words state where none is given: %s', (description, rule) => {
    expect(rules({ description })).toContain(rule)
    expect(rules({ description, origin: 'PT' })).not.toContain('look-again cotton-trace')
  })

  it('knows the orders of December, which the list lacks, and plurals in -ves', () => {
    const raised = (description: string, origin: string) => rules({ description, origin })
    expect(raised('Engineered oak flooring', 'CN')).toContain('deposit adcvd')
    expect(raised('Mattress, pocket springs', 'CN')).toContain('deposit adcvd')
    expect(raised('Ripe olives, sliced', 'ES')).toContain('deposit adcvd')
  })

  it('asks no agency that only may want papers about goods that may not enter, and FCC about drones', () => {
    const blade = rules({ description: 'Automatic opening pocket knife', code: '8211930031' })
    expect(blade).toEqual(['may-not-enter switchblade'])
    expect(rules({ description: 'Camera drone', code: '8806220000' })).toEqual(
      expect.arrayContaining(['look-again drones', 'papers radio-equipment']),
    )
  })

  it('lets a proposed code raise papers and orders, but no alarm by itself', () => {
    const proposed = { description: 'Antique replica', code: '9302000040', isCodeProposed: true }
    expect(rules(proposed).filter((each) => !each.startsWith('papers'))).toEqual([])
    expect(rules({ ...proposed, isCodeProposed: false })).toContain('permit firearms')
  })

  it('has the misprints of the orders mended', () => {
    const numbers = law.orders.orders.map(({ number }) => number)
    expect(numbers).not.toContain('A-583-839')
    expect(numbers).toContain('C-821-825')
    expect(law.orders.orders.find(({ number }) => number === 'A-801-002')?.origin).toBe('RS')
  })
})

describe('a file of rows', () => {
  const row = {
    id: 'lynx',
    level: 'permit',
    when: [{ words: 'lynx fur' }],
    title: { en: 'Fur of lynx', fr: 'Fourrure de lynx' },
    todo: { en: 'Get the permit.', fr: 'Obtenez le permis.' },
    source: '50 CFR 23',
  }
  const read = (changes: object) =>
    parseRules({ verified: '2026-11-22', rows: [row, { ...row, ...changes }] }, 'fur.json')

  it('is read with what a row leaves out', () => {
    expect(read({})[1]).toMatchObject({ id: 'lynx', verified: '2026-11-22', isSure: true, unless: [], homes: [] })
  })

  it.each([
    ['level', { level: 'forbidden' }],
    ['when', { when: [] }],
    ['when[0]', { when: [{}] }],
    ['when[0].codes', { when: [{ codes: '4301 fur' }] }],
    ['when[0]', { when: [{ colour: 'grey' }] }],
    ['silencedBy[0]', { silencedBy: 'nobody' }],
    ['title.fr', { title: { en: 'Fur of lynx' } }],
    ['from', { from: '2026-02-30' }],
    ['', { unles: 'faux' }],
  ])('is refused by file, row and field where %s is wrong', (field, changes) => {
    const place = `rows[1]${field && `.${field}`}`
    expect(() => read(changes)).toThrow(
      new RegExp(`^fur\\.json: [^]*at ${place.replace(/[[\].]/g, '\\$&')}(?:\\[\\d+\\])?(?:\\n|$)`),
    )
  })
})
