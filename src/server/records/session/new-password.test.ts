import { expect, it } from 'vitest'
import { refuseWeakPassword } from './new-password.ts'

const problemOf = (password: string): string => {
  try {
    refuseWeakPassword(password)
    return 'taken'
  } catch (error) {
    return JSON.stringify(error)
  }
}

it.each(['1qaz2wsx3edc', 'Q1W2E3R4T5Y6', 'leavemealone', 'finalfantasy', 'justinbieber', '1qaz2wsx3edc4rfv'])(
  'refuses %s: it is on the list of those that are tried first',
  (password) => {
    expect(problemOf(password)).toContain('tooCommon')
  },
)

it.each([
  'correct horse battery',
  'Lachine-Canal-1825',
  '1qaz2wsx3edc and a canal',
  'x'.repeat(6) + 'yzabcdwq'.repeat(20),
])('takes %s', (password) => {
  expect(problemOf(password)).toBe('taken')
})

it('still refuses what is short', () => {
  expect(problemOf('elevenchars')).toContain('tooShort')
})
