import { afterEach, expect, it } from 'vitest'
import { texts as en } from '#texts/en/session.ts'
import { texts as fr } from '#texts/fr/session.ts'
import '#words/french-catalogue.ts'
import { ApiFailure, failureOf, failureText, NoConnection } from './failures.ts'

afterEach(() => {
  document.documentElement.lang = 'en'
})

it('says in the language of the page that there is no connection, whatever the screen says of other troubles', () => {
  expect(failureText(new NoConnection(), 'Not saved.')).toBe(en.noConnection)
  document.documentElement.lang = 'fr-CA'
  expect(failureText(new NoConnection(), 'Non enregistré.')).toBe(fr.noConnection)
})

it('says what a screen has to add where no answer came', () => {
  expect(failureText(new NoConnection(), 'Not saved.', 'No connection. What you typed is kept.')).toBe(
    'No connection. What you typed is kept.',
  )
})

it('gives the server the word where it answered, and the screen where nobody knows why', () => {
  const refused = new ApiFailure(409, 'changed-meanwhile', (language) => (language === 'fr' ? 'Changé.' : 'Changed.'))
  expect(failureText(refused, 'Not saved.')).toBe('Changed.')
  expect(failureText(new TypeError('x is undefined'), 'Not saved.')).toBe('Not saved.')
  expect(failureOf(null, 'Not saved.')).toBeUndefined()
})
