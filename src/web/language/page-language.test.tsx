import { render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { day } from '#domain/calendar.ts'
import { cad, usd } from '#domain/money.ts'
import { countryIn } from '#words/country-text.ts'
import { learning } from '#words/language.ts'
import { amountIn, dateIn, moneyIn, percentIn } from '#words/local-text.ts'
import { ChosenLanguage, chooseLanguage, chosenLanguage } from './chosen-language.tsx'
import { useTexts } from './page-language.tsx'

const texts = { hello: 'Hello', wait: 'Wait a minute.' }
learning('fr')(texts, { hello: 'Bonjour', wait: 'Attendez une minute.' })
const Hello = () => <p>{useTexts(texts).hello}</p>
const browserAsksFor = (...languages: string[]) => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)

afterEach(() => {
  vi.restoreAllMocks()
})

it.each([
  [['fr-CA', 'en'], 'fr'],
  [['en-US', 'fr'], 'en'],
  [['de', 'fr-FR', 'en'], 'fr'],
  [['de'], 'en'],
])('follows a browser that asks for %j', (languages, language) => {
  browserAsksFor(...languages)
  expect(chosenLanguage()).toBe(language)
})

it('remembers what the person chose, and tells the browser the language of the page', async () => {
  browserAsksFor('en-CA')
  await chooseLanguage('fr')
  const { unmount } = render(
    <ChosenLanguage>
      <Hello />
    </ChosenLanguage>,
  )
  expect(screen.getByText('Bonjour')).toBeTruthy()
  expect(document.documentElement.lang).toBe('fr')
  unmount()
  expect(document.documentElement.lang).toBe('en')
})

it('is English outside the public pages', async () => {
  await chooseLanguage('fr')
  render(<Hello />)
  expect(screen.getByText('Hello')).toBeTruthy()
})

it('writes amounts, dates and countries as the language does', () => {
  expect(amountIn('en', usd('1180'))).toBe('1,180.00')
  expect(amountIn('fr', usd('1180')).replace(/\s/g, ' ')).toBe('1 180,00')
  expect(moneyIn('en', cad('8.35'))).toBe('CAD 8.35')
  expect(moneyIn('fr', cad('8.35')).replace(/\s/g, ' ')).toBe('8,35 CAD')
  expect(percentIn('fr', '62.38').replace(/\s/g, ' ')).toBe('62,38 %')
  expect(dateIn('en', day('2026-11-20'))).toBe('20 Nov 2026')
  expect(dateIn('fr', day('2026-11-20'))).toBe('20 nov. 2026')
  expect(countryIn('fr', 'DE')).toBe('Allemagne')
  expect(countryIn('en', 'DE')).toBe('Germany')
})
