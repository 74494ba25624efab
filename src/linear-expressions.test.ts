// Every regular expression of the product takes time in proportion to its text: one that does not lets one long line hold up a server
// or a page. Judged by the form of the expression, not by the clock. Source: https://github.com/RunDevelopment/scslre
import { join } from 'node:path'
import { analyse } from 'scslre'
import { parseAst } from 'vite'
import { expect, it, vi } from 'vitest'
import { isProduct, type Source, sourcesUnder } from './testing/sources.ts'

type Found = { readonly at: string; readonly expression: RegExp }

const FILES = sourcesUnder(import.meta.dirname).filter(({ path }) => isProduct(path))
const FOUND = FILES.flatMap(expressionsOf)

it('sees the expressions of the whole product', () => {
  expect(FILES.length).toBeGreaterThan(1000)
  expect(FOUND.length).toBeGreaterThan(450)
  expect(whyNot(/\S+@\S+\.\S+/g)).not.toBe('')
  expect(whyNot(/[,\s]+$/)).not.toBe('')
})

it('has none that takes more than linear time', () => {
  expect(FOUND.flatMap(problemOf)).toEqual([])
})

it('puts none together out of parts that does', async () => {
  const made = await expressionsMade()
  expect(made.length).toBeGreaterThan(25)
  expect(made.flatMap(problemOf)).toEqual([])
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

/** Those that the files of the rules put together while they are loaded; libraries that others load make some of their own. */
async function expressionsMade(): Promise<readonly Found[]> {
  const made: Found[] = []
  const Plain = RegExp
  const making = FILES.filter(({ path, text }) => /^(?:domain|words)\//.test(path) && text.includes('new RegExp('))
  for (const { path } of making) {
    vi.stubGlobal(
      'RegExp',
      class extends Plain {
        constructor(pattern: string | RegExp, flags?: string) {
          super(pattern, flags)
          made.push({ at: `${path} or what it loads`, expression: new Plain(this.source, this.flags) })
        }
      },
    )
    await import(`${join(import.meta.dirname, path)}?anew`).finally(() => vi.unstubAllGlobals())
  }
  return made
}

function expressionsOf({ path, text }: Source): readonly Found[] {
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
