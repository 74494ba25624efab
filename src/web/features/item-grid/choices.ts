// What is offered while a country or a manufacturer is typed.
import { COUNTRIES, parseCountry } from '#domain/countries.ts'
import type { CustomsField } from '#domain/shipment/item.ts'
import { countryIn } from '#words/country-text.ts'
import type { Language } from '#words/language.ts'
import { countriesFirst } from '../../ui/countries-first.ts'
import type { Makers } from './makers.ts'

/** `value` is what the cell takes; `hint` stands beside the label. */
type Choice = { readonly value: string; readonly label: string; readonly hint: string }

const MOST_CHOICES = 8

/** The best matches, best first; none for fields that are free text. */
export function choicesFor(language: Language, field: CustomsField, typed: string, makers: Makers): readonly Choice[] {
  if (field === 'countryOfOrigin') return countryChoices(language, typed.trim().toLowerCase())
  return field === 'maker' ? makerChoices(typed.trim().toLowerCase(), makers) : []
}

function countryChoices(language: Language, typed: string): readonly Choice[] {
  const known: string | undefined = parseCountry(typed)
  if (typed === '') return countriesFirst().map((code) => countryChoice(language, code))
  const ranked = COUNTRIES.map(({ code, name }) => ({ code, rank: code === known ? 0 : rankOf(name, typed) }))
  return best(ranked).map(({ code }) => countryChoice(language, code))
}

const countryChoice = (language: Language, code: string): Choice => ({
  value: code,
  label: countryIn(language, code),
  hint: code,
})

function makerChoices(typed: string, makers: Makers): readonly Choice[] {
  const ranked = makers.all.map((maker) => ({ maker, rank: rankOf(maker.line, typed) }))
  return best(ranked).map(({ maker }) => ({
    value: maker.line,
    label: maker.name,
    hint: maker.line.slice(maker.name.length + 2),
  }))
}

const NO_MATCH = 9

function rankOf(text: string, typed: string): number {
  const at = text.toLowerCase().indexOf(typed)
  if (at === 0) return 1
  return at === -1 ? NO_MATCH : 2
}

const best = <T extends { readonly rank: number }>(ranked: readonly T[]): readonly T[] =>
  ranked
    .filter((each) => each.rank < NO_MATCH)
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, MOST_CHOICES)
