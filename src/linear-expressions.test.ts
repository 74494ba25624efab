// Every regular expression of the product takes time in proportion to its text: one that does not lets one long line hold up a server
// or a page. Judged by the form of the expression, not by the clock. Source: https://github.com/RunDevelopment/scslre
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { analyse } from 'scslre'
import { parseAst } from 'vite'
import { expect, it } from 'vitest'

type Found = { readonly at: string; readonly expression: RegExp }

/** These read text that was cut into pieces of at most 1000 characters before; elsewhere none may be more than linear. */
const CUT_BEFORE = /^domain\/pasted-goods\//
/** As many as there are; fewer is better. */
const MOST_OF_CUT = 23

const FILES = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|^(?:\w+\/)*testing\//.test(path))
const FOUND = FILES.flatMap(expressionsOf)

it('sees the expressions of the whole product', () => {
  expect(FILES.length).toBeGreaterThan(1000)
  expect(FOUND.length).toBeGreaterThan(450)
  expect(whyNot(/\S+@\S+\.\S+/g)).not.toBe('')
  expect(whyNot(/[,\s]+$/)).not.toBe('')
})

it('has none outside the readers of cut lines that takes more than linear time', () => {
  const slow = FOUND.filter(({ at }) => !CUT_BEFORE.test(at)).flatMap(problemOf)
  expect(slow).toEqual([])
})

it('has no more of them in the readers of cut lines than there were, and none that is exponential', () => {
  const slow = FOUND.filter(({ at }) => CUT_BEFORE.test(at)).flatMap(problemOf)
  expect(slow.filter((problem) => problem.includes('exponential'))).toEqual([])
  expect(slow.length).toBeLessThanOrEqual(MOST_OF_CUT)
})

function problemOf({ at, expression }: Found): readonly string[] {
  const why = whyNot(expression)
  return why ? [`${at} ${expression.source.slice(0, 100)}: ${why}`] : []
}

/** Empty for a linear expression. */
function whyNot(expression: RegExp): string {
  const { reports } = analyse(expression, { reportTypes: { Move: true, Self: true, Trade: true } })
  return [...new Set(reports.map(({ type, exponential }) => `${type}${exponential ? ' exponential' : ''}`))].join(' ')
}

function expressionsOf(path: string): readonly Found[] {
  const text = readFileSync(join(import.meta.dirname, path), 'utf8')
  const found: Found[] = []
  visit(parseAst(text, { lang: path.endsWith('x') ? 'tsx' : 'ts' }), (node) => {
    const regex = 'regex' in node ? node.regex : undefined
    if (typeof regex !== 'object' || regex === null || !('pattern' in regex) || !('flags' in regex)) return
    const line = 'start' in node ? text.slice(0, Number(node.start)).split('\n').length : 0
    found.push({ at: `${path}:${line}`, expression: new RegExp(String(regex.pattern), String(regex.flags)) })
  })
  return found
}

function visit(node: unknown, see: (node: object) => void): void {
  if (typeof node !== 'object' || node === null) return
  if (!Array.isArray(node)) see(node)
  for (const part of Object.values(node)) visit(part, see)
}
