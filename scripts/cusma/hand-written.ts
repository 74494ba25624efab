// Reads the alternatives that are written by hand: review.txt and note-rules.txt.
import type { AlternativeRow, ChangeRow, RuleRow, SourceRow } from './rows.ts'

const LEVELS = ['chapter', 'heading', 'subheading', 'item'] as const
type Level = (typeof LEVELS)[number]

export const linesOf = (text: string): readonly string[] =>
  text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'))

export const cells = (line: string): readonly string[] => line.split('|').map((cell) => cell.trim())

/** Alternatives of review.txt by rule and letter: '94-4 B'. */
export function readReview(text: string): ReadonlyMap<string, AlternativeRow> {
  return new Map(
    linesOf(text).map((line) => {
      const [name = '', ...rest] = cells(line)
      const [rule = '', letter = ''] = name.split(' ')
      return [`${rule} ${letter}`.trim(), readAlternative(letter, rest)]
    }),
  )
}

/** Rules of note-rules.txt, in its order. */
export function readNoteRules(text: string): readonly RuleRow[] {
  const blocks = text.split(/^= /m).slice(1)
  return blocks.map((block) => {
    const [head = '', ...lines] = linesOf(block)
    const [id = '', page = '', marks = ''] = cells(head)
    const alternatives = lines.map((line) => {
      const [letter = '', ...rest] = cells(line)
      return readAlternative(letter, rest)
    })
    const dates = marks.match(/\d{4}-\d{2}-\d{2}/g) ?? []
    const lane = /CA-US|MX-US/.exec(marks)?.[0]
    return {
      id,
      page: Number(page),
      goods: [...new Set(alternatives.flatMap((each) => each.goods))],
      alternatives: withOtherThan(alternatives),
      ...(dates[0] && { from: dates[0] }),
      ...(dates[1] && { until: dates[1] }),
      ...(lane === 'CA-US' || lane === 'MX-US' ? { lane } : {}),
      ...(marks.includes('beside') && { beside: true }),
    }
  })
}

/** Fills `otherThan` of alternatives marked 'other' with the kinds of the others of the same codes. */
export function withOtherThan(alternatives: readonly AlternativeRow[]): readonly AlternativeRow[] {
  return alternatives.map((each) => {
    if (each.otherThan === undefined) return each
    const kinds = alternatives.flatMap((sibling) => (sibling.kind === undefined ? [] : [sibling.kind]))
    const { otherThan: _, ...rest } = each
    return kinds.length === 0 ? rest : { ...rest, otherThan: [...new Set(kinds)] }
  })
}

function readAlternative(letter: string, [target = '', level = '', clauses = '']: readonly string[]): AlternativeRow {
  const { codes, kind } = readSource(target.replace(/(?<![\w-])other(?![\w-])/, ''))
  const parts = clauses.split(';').map((part) => part.trim())
  const after = (word: string) =>
    parts.filter((part) => part.startsWith(`${word} `)).map((part) => part.slice(word.length + 1))
  const [value] = after('value')
  const conditions = after('if')
  return {
    letter,
    goods: codes,
    ...(kind && { kind }),
    ...(/(?<![\w-])other(?![\w-])/.test(target) && { otherThan: [] }),
    change: level === 'none' ? null : readChange(level, after('also'), after('except'), after('groups')),
    ...(value && { value: readValue(value) }),
    ...(conditions.length > 0 && { conditions }),
  }
}

function readChange(
  level: string,
  also: readonly string[],
  except: readonly string[],
  groups: readonly string[],
): ChangeRow {
  const [word = '', outside] = level.split(' ')
  return {
    level: word === 'only' ? null : levelOf(word),
    ...(outside && { outsideGroup: true }),
    ...(also.length > 0 && { also: also.map(readSource) }),
    ...(except.length > 0 && { except: except.map(readSource) }),
    ...(groups[0] && { exceptMoreThanOne: groups[0].split('/').map((group) => readSource(group).codes) }),
  }
}

function levelOf(word: string): Level {
  const level = LEVELS.find((each) => each === word)
  if (level === undefined) throw new Error(`no level of change: ${word}`)
  return level
}

function readSource(text: string): SourceRow {
  const differs = / differs (\w+)/.exec(text)?.[1]
  const kind = / is ([\w-]+)/.exec(text)?.[1]
  const not = / not ([\w-]+)/.exec(text)?.[1]
  const codes = text
    .replace(/ (is|not|differs) .*/, '')
    .split(',')
    .map((code) => code.trim().replaceAll('.', ''))
    .filter(Boolean)
  return {
    codes,
    ...(kind && { kind }),
    ...(not && { otherThan: [not] }),
    ...(differs && { differs: levelOf(differs) }),
  }
}

function readValue(text: string): readonly [number | null, number | null] {
  const [tv, nc] = text.split(' ').map((each) => (each === '-' ? null : Number(each)))
  return [tv ?? null, nc ?? null]
}
