import { describe, expect, it } from 'vitest'
import { readBracket } from './value-bracket.ts'

const read = (text: string) => {
  const found = readBracket(text)
  if (!found) return undefined
  const { unit, ...limits } = found.bracket
  return { unit, ...Object.fromEntries(Object.entries(limits).map(([name, amount]) => [name, String(amount)])) }
}

describe('a bracket in the words of a line', () => {
  it.each([
    ['Valued over $6.50 but not over $12/pair', { unit: 'prs.', over: '6.5', upTo: '12' }],
    ['Kids’ boots, over $3 to $6.50/pair', { unit: 'prs.', over: '3', upTo: '6.5' }],
    ['Valued not over $3/pair', { unit: 'prs.', upTo: '3' }],
    ['Sports shoes, up to $3/pair', { unit: 'prs.', upTo: '3' }],
    ['Valued over $12/pair', { unit: 'prs.', over: '12' }],
    ['Grinding machines worth $2,500 or more each', { unit: 'No.', from: '2500' }],
    ['Ring machines worth under $3,025 each', { unit: 'No.', under: '3025' }],
    ['Valued over 25¢ each', { unit: 'No.', over: '0.25' }],
    ['Wine worth over $1.05/L', { unit: 'liters', over: '1.05' }],
    ['Cases of cotton', undefined],
    ['Patterned sets over $38', undefined],
  ])('%s', (text, bracket) => expect(read(text)).toEqual(bracket))
})
