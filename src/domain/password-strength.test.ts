import { expect, it } from 'vitest'
import { passwordProblem } from './password-strength.ts'

it.each(['correct horse battery', 'Lachine-Canal-1825', 'пять слов подряд тут'])('takes %s', (password) => {
  expect(passwordProblem(password)).toBeUndefined()
})

it.each([
  ['short', 'at least 12'],
  ['elevenchars', 'at least 12'],
  [' leading space here', 'space'],
  ['aaaaaaaaaaaaaa', 'different'],
  ['abababababab', 'different'],
  ['123456789012', 'different'],
  ['abcdefghijkl', 'different'],
  ['Password12345!', 'first that is tried'],
  ['passwordpassword', 'first that is tried'],
  ['portage-2026-2026', 'first that is tried'],
])('refuses %j', (password, why) => {
  expect(passwordProblem(password)).toContain(why)
})
