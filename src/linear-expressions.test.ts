// Every regular expression of the product takes time in proportion to its text: one that does not lets one long line hold up a server
// or a page. Judged by the form of the expression, not by the clock. Source: https://github.com/RunDevelopment/scslre
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { analyse } from 'scslre'
import { parseAst } from 'vite'
import { expect, it, vi } from 'vitest'

type Found = { readonly at: string; readonly expression: RegExp }

const FILES = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|^(?:\w+\/)*testing\//.test(path))
const SOURCES = new Map(FILES.map((path) => [path, readFileSync(join(import.meta.dirname, path), 'utf8')]))
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
  for (const path of FILES.filter(
    (each) => /^(?:domain|words)\//.test(each) && SOURCES.get(each)?.includes('new RegExp('),
  )) {
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

function expressionsOf(path: string): readonly Found[] {
  const text = SOURCES.get(path) ?? ''
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
