// The command as a person runs it: rows in, one line of findings a row out.
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'

it('answers each row in its order, taking the first proposed code for a row without one', () => {
  const rows = [
    { id: 'a', description: 'Folding switchblade knife, automatic' },
    { id: 'b', description: 'Ceramic coffee mug', hts10: '6912004400', origin: 'CA' },
  ]
  const said = execFileSync(process.execPath, [join(import.meta.dirname, 'admissibility.ts'), '-'], {
    input: rows.map((row) => JSON.stringify(row)).join('\n'),
    encoding: 'utf8',
  })
  const answers = said
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(answers.map(({ id }) => id)).toEqual(['a', 'b'])
  expect(answers[0].findings[0]).toMatchObject({ level: 'may-not-enter' })
  const alarms = answers[1].findings.filter(({ level }: { level: string }) => level !== 'papers' && level !== 'deposit')
  expect(alarms).toEqual([])
})
