import { expect, it } from 'vitest'
import { passwordProblem } from './password-strength.ts'

it.each(['correct horse battery', 'Lachine-Canal-1825', 'пять слов подряд тут'])('takes %s', (password) => {
  expect(passwordProblem(password)).toBeUndefined()
})

it.each([
  ['short', 'tooShort'],
  ['elevenchars', 'tooShort'],
  [' leading space here', 'blankEdges'],
  ['aaaaaaaaaaaaaa', 'tooPlain'],
  ['abababababab', 'tooPlain'],
  ['123456789012', 'tooPlain'],
  ['abcdefghijkl', 'tooPlain'],
  ['Password12345!', 'tooCommon'],
  ['passwordpassword', 'tooCommon'],
  ['portage-2026-2026', 'tooCommon'],
])('refuses %j: %s', (password, why) => {
  expect(passwordProblem(password)).toBe(why)
})
