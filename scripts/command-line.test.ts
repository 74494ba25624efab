// Every command says in plain words what it does not understand, and ends with 2; asked for help it ends with 0.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import scripts from '../package.json' with { type: 'json' }

const ROOT = join(import.meta.dirname, '..')
const COMMANDS = Object.entries(scripts.scripts).flatMap(([name, line]) => {
  const script = /^node (?:--\S+ )*(scripts\/[\w-]+\.ts)$/.exec(line)?.[1]
  return script ? [[name, script] as const] : []
})

const run = (script: string, ...args: readonly string[]) =>
  spawnSync(process.execPath, ['--liftoff-only', join(ROOT, script), ...args], { encoding: 'utf8', cwd: ROOT })

it.each(COMMANDS)('npm run %s reads its arguments by the shared function', (_, script) => {
  const text = readFileSync(join(ROOT, script), 'utf8')
  expect(text).toContain('commandLine({')
  expect(text).not.toMatch(/process\.argv\.(slice\(2\)\n|includes)|\bparseArgs\b/)
})

describe('a command', () => {
  it.each([
    ['an option it does not know', ['--nope'], /^There is no option --nope\.\nUsage: npm run -s admissibility -- /],
    ['an option without its value', ['f.jsonl', '--date'], /^The option --date needs a value behind it\.\nUsage: /],
    ['no file named', [], /^Something to work on is missing\.\nUsage: /],
    ['a word too many', ['a', 'b'], /^“b” is one word too many\.\nUsage: /],
    ['a file that is not there', ['no-such.jsonl'], /^There is no file no-such\.jsonl\.\n$/],
  ])('says %s in plain words and ends with 2', (_, args, said) => {
    const { status, stderr } = run('scripts/admissibility.ts', ...args)
    expect(stderr).toMatch(said)
    expect(status).toBe(2)
  })

  it('says how it is used when asked', () => {
    const { status, stdout } = run('scripts/admissibility.ts', '--help')
    expect(stdout).toMatch(/^Usage: npm run -s admissibility -- /)
    expect(status).toBe(0)
  })
})
