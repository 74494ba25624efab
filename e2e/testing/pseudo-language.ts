// A language nobody speaks in the place of French: every text of the catalogue in brackets, accented and about a third longer, so that
// words that come from elsewhere and places that are too narrow are seen.
import type { Page } from 'playwright-core'

declare global {
  interface Window {
    /** Texts of answers that the page opened itself, which nobody else can read. */
    heard?: Set<string>
  }
}

const ACCENTS: Readonly<Record<string, string>> = {
  ...{ a: 'à', e: 'é', i: 'î', o: 'ô', u: 'û', c: 'ç', n: 'ñ' },
  ...{ A: 'Å', E: 'É' },
}

/** What stands for a text without blanks, but for its brackets and its length. */
export const spoken = (text: string): string => text.replace(/[aeioucnAE]/g, (letter) => ACCENTS[letter] ?? letter)

/**
 * Puts it in before any script of the page runs: the catalogue keeps sets of texts in a map, English by French, both of the same keys.
 * What fills a blank stays as it is.
 */
export async function speakPseudo(page: Page): Promise<void> {
  await page.addInitScript((accents: Readonly<Record<string, string>>) => {
    localStorage.setItem('language', 'fr')
    const longer = (text: string) => `${text}${' ~~~~'.repeat(Math.ceil(text.length * 0.07))}`
    const accented = (text: string) => text.replace(/[aeioucnAE]/g, (letter) => accents[letter] ?? letter)
    const spell = (text: string, kept: readonly string[]) => {
      const parts = kept.filter((each) => each !== '').map((each) => each.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      const cut = parts.length > 0 ? text.split(new RegExp(`(${parts.join('|')})`)) : [text]
      return `⟦${longer(cut.map((part, at) => (at % 2 === 0 ? accented(part) : part)).join(''))}⟧`
    }
    const pseudoOf = (value: unknown): unknown => {
      if (typeof value === 'string') return value === '' ? '' : spell(value, [])
      if (typeof value === 'function') {
        return (...blanks: unknown[]) => {
          const said: unknown = value(...blanks)
          return typeof said === 'string' ? spell(said, blanks.map(String)) : said
        }
      }
      if (typeof value !== 'object' || value === null) return value
      const spelt = Object.entries(value).map(([key, each]) => [key, pseudoOf(each)])
      return Array.isArray(value) ? spelt.map(([, each]) => each) : Object.fromEntries(spelt)
    }
    const keysOf = (value: unknown): string =>
      typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
        ? Object.keys(value).sort().join()
        : ''
    const set = Map.prototype.set
    Map.prototype.set = function (key: unknown, value: unknown) {
      const isCatalogue = key !== value && keysOf(key).length > 0 && keysOf(key) === keysOf(value)
      return set.call(this, key, isCatalogue ? pseudoOf(key) : value)
    }
    const heard = new Set<string>()
    window.heard = heard
    const parse = JSON.parse
    JSON.parse = (...given) =>
      parse(given[0], (name, value) => {
        if (typeof value === 'string') heard.add(value)
        return given[1] ? given[1](name, value) : value
      })
  }, ACCENTS)
}

type Faults = { readonly unspoken: readonly string[]; readonly clipped: readonly string[] }

/**
 * `unspoken`: visible texts of no catalogue that are not in `data`, figures and codes excepted. `clipped`: texts of the catalogue cut off
 * by what they stand in, or beyond the page where nothing scrolls.
 */
export function faultsOn(page: Page, data: ReadonlySet<string>): Promise<Faults> {
  return page.evaluate(
    (known) => {
      const places = (element: Element) => {
        const all: Element[] = []
        for (let at: Element | null = element; at; at = at.parentElement) all.push(at)
        return all
      }
      const isShown = (element: Element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        !places(element).some((place) => getComputedStyle(place).clipPath !== 'none') &&
        !element.closest(
          '.visually-hidden, script, style, noscript, option, [aria-hidden="true"], main [lang="en"], [role="dialog"] [lang="en"]',
        )
      const nameOf = (text: string, element: Element) =>
        `${text.slice(0, 70)} (${element.tagName.toLowerCase()} ${String(element.className).slice(0, 40)})`
      const isCut = (rect: DOMRect, element: Element) => {
        for (const place of places(element)) {
          const { overflowX, position } = getComputedStyle(place)
          const box = place.getBoundingClientRect()
          if (overflowX === 'auto' || overflowX === 'scroll') return false
          const isTight = overflowX === 'hidden' || overflowX === 'clip'
          if (isTight && box.width > 1 && (rect.right > box.right + 1.5 || rect.left < box.left - 1.5)) return true
          if (position === 'fixed') break
        }
        return rect.right > innerWidth + 1.5 || rect.left < -1.5
      }
      const data = [...known, ...(window.heard ?? [])].join('\n')
      const countries = new Intl.DisplayNames(['fr-CA'], { type: 'region' })
      const NAMES = ['CA', 'US', 'MX', 'CN'].map((code) => countries.of(code) ?? code)
      const isPlace = (part: string) => NAMES.includes(part) || part.split(' ').every((word) => data.includes(word))
      const isData = (text: string): boolean =>
        data.includes(text) ||
        NAMES.includes(text) ||
        /^Amazon FBA [A-Z]{3}\d$/.test(text) ||
        (text.includes(' · ') && text.split(' · ').every(isData)) ||
        DAY.test(text) ||
        text.includes('@') ||
        (text.includes(', ') && text.split(', ').every(isPlace))
      const DAY = /^(?:1er|\d{1,2})\s\p{L}{3,5}\.?\s\d{4}$/u
      const unspoken = new Set<string>()
      const clipped = new Set<string>()
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = (node.textContent ?? '').trim()
        const element = node.parentElement
        if (text === '' || !element || !isShown(element)) continue
        if (text.includes('⟦') || text.includes('⟧')) {
          const range = document.createRange()
          range.selectNodeContents(node)
          if ([...range.getClientRects()].some((rect) => rect.width > 0 && isCut(rect, element)))
            clipped.add(nameOf(text, element))
        } else if (/\p{L}{2}/u.test(text) && /\p{Ll}/u.test(text) && !isData(text)) unspoken.add(nameOf(text, element))
      }
      return { unspoken: [...unspoken], clipped: [...clipped] }
    },
    [...data],
  )
}
