// The public pages in French: every state of them is walked, and no sentence of the house may be left in English on the way.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accessibilityFaults } from './testing/accessibility.ts'
import { freshPage, leavePage } from './testing/fresh-page.ts'
import { closePages, launchBrowser, type Portage, startPortage } from './testing/portage.ts'

let portage: Portage
let browser: Browser

beforeAll(async () => {
  english = await textsOf('../src/texts/en')
  for (const text of await textsOf('../src/texts/fr')) english.delete(text)
  for (const text of lawInEnglish()) english.add(text)
  portage = await startPortage({ CLIENT_SIGN_IN: 'code' })
  browser = await launchBrowser()
})

afterAll(async () => {
  await closePages(browser)
  await portage?.stop()
})

/** Names, and the one word that is for those who want the other language. */
const SAME_IN_BOTH = new Set(['Portage', 'English', 'ASIN'])
/** In the list of countries. */
const COUNTRY_CODE = /^[A-Z]{2}$/

let english: Set<string>

/** Every sentence without blanks in a folder of texts. */
async function textsOf(folder: string): Promise<Set<string>> {
  const path = join(import.meta.dirname, folder)
  const names = readdirSync(path).filter((name) => name.endsWith('.ts'))
  const files = await Promise.all(names.map((name): Promise<unknown> => import(join(path, name))))
  return new Set(files.flatMap(stringsIn))
}

/** What the law's data say in English and otherwise in French. */
function lawInEnglish(): readonly string[] {
  const data = join(import.meta.dirname, '../data')
  const active: Record<string, string> = JSON.parse(readFileSync(join(data, 'active.json'), 'utf8'))
  const french: Record<string, string> = JSON.parse(
    readFileSync(join(data, 'measures', active.measures ?? '', 'french.json'), 'utf8'),
  )
  return Object.entries(french).flatMap(([en, fr]) => (en === fr ? [] : [en]))
}

function stringsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}

/** What is on the page and in the names of its parts. */
const wordsOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const words = [document.title]
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) words.push(node.textContent ?? '')
    for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
      for (const each of document.querySelectorAll(`[${name}]`)) words.push(each.getAttribute(name) ?? '')
    return words.map((each) => each.trim()).filter((each) => each !== '')
  })

/** A text that is English as a whole, or one of whose sentences is. */
async function englishOn(page: Page): Promise<readonly string[]> {
  const isLeft = (each: string) => english.has(each) || sentencesOf(each).some((sentence) => english.has(sentence))
  return (await wordsOn(page)).filter((each) => !SAME_IN_BOTH.has(each) && !COUNTRY_CODE.test(each) && isLeft(each))
}

const sentencesOf = (text: string): readonly string[] => text.split(/(?<=[.?!]) /).filter((each) => each.includes(' '))

async function open(path: string, colorScheme: 'light' | 'dark' = 'light'): Promise<Page> {
  const visitor = { viewport: { width: 1280, height: 720 }, locale: 'fr-CA', colorScheme } as const
  return freshPage(browser, `${portage.url}${path}`, visitor)
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

describe('the landing page', () => {
  it('and each of its sections speak French alone', async () => {
    for (const [hash, shown] of [
      ['', 'Ouvrir le tableau de bord'],
      ['#classifier', 'Vérifier les droits'],
      ['#manufacturer-lookup', 'Trouver le fabricant'],
      ['#fee-calculator', 'Calculer'],
    ] as const) {
      const page = await open(`/login${hash}`)
      await page.getByRole('button', { name: shown, exact: true }).waitFor()
      await page.getByText(/1\sCAD = 0,7124\sUSD/).waitFor()
      await expect.poll(() => englishOn(page)).toEqual([])
      await leavePage(page)
    }
  })

  it('is described in French', async () => {
    const page = await open('/login')
    await page.getByText('Besoin d’un accès complet?').waitFor()
    await expect.poll(() => page.title()).toContain('Droits, codes et documents de douane')
    const description = page.locator('meta[name="description"]')
    await expect.poll(() => description.getAttribute('content')).toContain('Chaque ligne de droits expliquée')
  })

  it('says what is wrong with an address or a code in French, and mails a French letter', async () => {
    const page = await open('/login')
    await press(page, 'Ouvrir le tableau de bord')
    await page.getByText('Le courriel est requis').waitFor()
    await page.getByLabel('Courriel').fill('demo@portage.example')
    await press(page, 'Ouvrir le tableau de bord')
    await page.getByText('Saisissez le code reçu par courriel').waitFor()
    const letter = await (await fetch(`${portage.url}/dev/outbox`)).text()
    expect(letter).toContain('est votre code Portage')
    const right = /(\d{6}) est votre code/.exec(letter)?.[1]
    await page.getByLabel('Code', { exact: true }).fill(right === '000000' ? '111111' : '000000')
    await page.getByText('Ce code n’est pas le bon. Il vous reste 4 essais.').waitFor()
    await expect.poll(() => englishOn(page)).toEqual([])
  })

  it('says that the session has ended in French', async () => {
    const page = await open('/login')
    await page.evaluate(() => localStorage.setItem('token', 'x'.repeat(43)))
    await page.evaluate(() => localStorage.setItem('email', 'demo@portage.example'))
    await page.goto(`${portage.url}/dashboard`)
    await page.waitForURL('**/login')
    await page.getByText('Votre session a expiré. Veuillez vous reconnecter.').waitFor()
    await expect.poll(() => englishOn(page)).toEqual([])
  })
})

describe('the classifier', () => {
  const check = async (query: string): Promise<Page> => {
    const page = await open(`/tools/classifier?${query}`)
    await press(page, 'Vérifier les droits')
    return page
  }

  it('says what is missing and what it does not know in French', async () => {
    const page = await check('')
    await page.getByText('Veuillez remplir tous les champs').waitFor()
    await expect.poll(() => englishOn(page)).toEqual([])
    const unknown = await check('asin=B000000000&origin=CN&cost=20')
    await unknown.getByText('Nous n’avons rien sur B000000000.').waitFor()
    await expect.poll(() => englishOn(unknown)).toEqual([])
  })

  it.each([
    ['a candle of Canada', 'asin=B0DEMO0006&origin=CA&cost=9.75&units=144'],
    ['a candle of Canada with a claim', 'asin=B0DEMO0006&origin=CA&cost=9.75&units=144&cusma=yes'],
    ['a mug of China', 'asin=B000000000&origin=CN&cost=20&units=10&title=Stainless+steel+travel+mug+for+coffee'],
    ['a shirt of Vietnam', 'asin=B000000000&origin=VN&cost=20&units=10&title=Cotton+t-shirt'],
    ['whisky of Canada', 'asin=B000000000&origin=CA&cost=30&units=12&title=Canadian+rye+whisky+bottle+750+mL'],
    ['cheese of France', 'asin=B000000000&origin=FR&cost=30&units=12&title=Roquefort+cheese+in+original+loaves'],
    ['a watch of Switzerland', 'asin=B000000000&origin=CH&cost=300&units=2&title=Automatic+wrist+watch+steel+case'],
    ['a car part of Japan', 'asin=B000000000&origin=JP&cost=80&units=5&title=Brake+pads+for+passenger+cars'],
  ])('gives the codes and the receipt of %s in French', async (_, query) => {
    const page = await check(query)
    await page.getByText('Terminé!').waitFor()
    await page
      .getByRole('button', { name: /^Choisir / })
      .first()
      .click()
    await page.getByRole('article', { name: /Relevé de droits/ }).waitFor()
    await expect.poll(() => englishOn(page)).toEqual([])
    await leavePage(page)
  })

  it('asks what would decide between codes in French, and ranks by the answer', async () => {
    const page = await check('asin=B000000000&origin=CN&cost=20&title=Shirt')
    await page.getByText('Terminé!').waitFor()
    const question = page.getByRole('group').filter({ hasText: 'reclasse les codes aussitôt' })
    await question.getByRole('button').first().click()
    await page.getByText(/^Votre réponse\s: /).waitFor()
    await expect.poll(() => englishOn(page)).toEqual([])
  })

  it('says in French that no answer came, and that the server broke', async () => {
    const page = await open('/tools/classifier?asin=B0DEMO0006&origin=CA&cost=9.75')
    await page.getByText(/Il reste \d+ sur 20 aujourd’hui/).waitFor()
    await page.route('**/api/public/asin-duty-check', (route) => route.abort())
    await press(page, 'Vérifier les droits')
    await page.getByRole('alert').getByText('Connexion au serveur impossible. Veuillez réessayer.').waitFor()
    await page.getByRole('button', { name: 'Réessayer' }).waitFor()
    await page.unroute('**/api/public/asin-duty-check')
    const json = { success: false, code: 'broken', error: 'La vérification des droits a échoué' }
    await page.route('**/api/public/asin-duty-check', (route) => route.fulfill({ status: 500, json }))
    await press(page, 'Réessayer')
    await page.getByRole('alert').getByText('La vérification des droits a échoué').waitFor()
    await expect.poll(() => englishOn(page)).toEqual([])
  })
})

describe('the other tools', () => {
  it('give a maker, or none, in French', async () => {
    for (const [origin, shown] of [
      ['CA', 'Fabricant trouvé'],
      ['VN', 'Aucun fabricant trouvé'],
    ] as const) {
      const page = await open(`/tools/manufacturer-lookup?asin=B0DEMO0006&origin=${origin}`)
      await press(page, 'Trouver le fabricant')
      await page.getByText(shown, { exact: true }).waitFor()
      await expect.poll(() => englishOn(page)).toEqual([])
    }
  })

  it.each([
    ['value=1180&duty=302.40&food=yes&lines=7', 'UPS Standard coûte'],
    ['value=2500.01&duty=0', 'La valeur maximale des marchandises'],
    ['value=&duty=', 'Veuillez indiquer la valeur de l’envoi'],
  ])('compare the carriers for %s in French', async (query, shown) => {
    const page = await open(`/tools/fee-calculator?${query}`)
    await press(page, 'Calculer')
    await page.getByText(shown).first().waitFor()
    await expect.poll(() => englishOn(page)).toEqual([])
  })
})

describe('for those who cannot see', () => {
  it.each(['light', 'dark'] as const)('the sections of the landing page have no serious fault, %s', async (scheme) => {
    for (const hash of ['', '#classifier', '#manufacturer-lookup', '#fee-calculator']) {
      const page = await open(`/login${hash}`, scheme)
      await page.getByText('Besoin d’un accès complet?').waitFor()
      await page.getByText(/1\sCAD = 0,7124\sUSD/).waitFor()
      expect(await accessibilityFaults(page)).toEqual([])
      await leavePage(page)
    }
  })
})
