// Loads the rows of data/admissibility and the lists of words that silence them. Shape of a row: docs/decisions/017-admissibility.md.
import { parsePhrases } from '#domain/admissibility/phrase.ts'
import {
  ADMISSIBILITY_LEVELS,
  type AdmissibilityBook,
  type AdmissibilityRule,
  type Condition,
  type RowWords,
} from '#domain/admissibility/rule.ts'
import { SILENCER_CLASSES, type Silencers } from '#domain/admissibility/silence.ts'
import { singular } from '#domain/admissibility/words.ts'
import { type CalendarDate, day } from '#domain/calendar.ts'
import { isRecord, openDataset } from './dataset.ts'

export const ADMISSIBILITY_SET = 'admissibility'
export const SILENCER_FILE = 'silencers.json'

/** The active version. Throws naming the row and the field that is wrong, or the file that differs from its manifest. */
export function loadAdmissibility(dataDir: string): AdmissibilityBook {
  const { manifest, text } = openDataset(dataDir, ADMISSIBILITY_SET)
  const files = Object.keys(manifest.sha256).filter((file) => file !== SILENCER_FILE)
  const rules = files.flatMap((file) => parseRules(JSON.parse(text(file)), file))
  if (rules.length !== manifest.rows)
    throw new Error(`${ADMISSIBILITY_SET}: ${rules.length} rows, not ${manifest.rows}.`)
  return Object.freeze({
    version: manifest.version,
    verified: manifest.published,
    rules,
    silencers: parseSilencers(JSON.parse(text(SILENCER_FILE))),
  })
}

/** Rows of one file. Throws naming the file, row and field that is wrong. */
export function parseRules(content: unknown, file: string): readonly AdmissibilityRule[] {
  if (!isRecord(content) || !Array.isArray(content.rows)) throw new Error(`${file} holds no rows.`)
  const verified = day(String(content.verified))
  return content.rows.map((row: unknown) => {
    if (!isRecord(row)) throw new Error(`${file}: a row is no object.`)
    try {
      return parseRule(row, verified)
    } catch (cause) {
      throw new Error(`${file}, row "${String(row.id)}": ${cause instanceof Error ? cause.message : cause}`, { cause })
    }
  })
}

type Row = Readonly<Record<string, unknown>>

function parseRule(row: Row, verified: CalendarDate): AdmissibilityRule {
  const level = ADMISSIBILITY_LEVELS.find((each) => each === row.level)
  if (!level || !Array.isArray(row.when) || row.when.length === 0) throw new Error('level or when is missing')
  return Object.freeze({
    id: textOf(row, 'id'),
    level,
    when: row.when.filter(isRecord).map(parseCondition),
    unless: phrasesOf(row.unless),
    unlessCodes: codesOf(row.unlessCodes),
    silencedBy: wordsOf(row.silencedBy).map(silencerClass),
    homes: codesOf(row.homes),
    title: bothLanguages(row.title),
    todo: bothLanguages(row.todo),
    source: textOf(row, 'source'),
    verified: row.verified === undefined ? verified : day(textOf(row, 'verified')),
    isSure: row.sure !== false,
    ...(row.from === undefined ? {} : { from: day(textOf(row, 'from')) }),
    ...(row.until === undefined ? {} : { until: day(textOf(row, 'until')) }),
  })
}

function parseCondition(row: Row): Condition {
  const condition: Condition = {
    ...(row.codes === undefined ? {} : { codes: codesOf(row.codes) }),
    ...(row.origins === undefined ? {} : { origins: wordsOf(row.origins) }),
    ...(row.destinations === undefined ? {} : { destinations: wordsOf(row.destinations) }),
    ...(row.words === undefined ? {} : { words: phrasesOf(row.words) }),
    ...(row.makers === undefined ? {} : { makers: phrasesOf(row.makers) }),
  }
  const known = Object.keys(condition).length
  if (known === 0 || known !== Object.keys(row).length)
    throw new Error('a condition asks for nothing, or for more than is known')
  return condition
}

/** Every list is a set of words as a description is read: lower case, singular. */
export function parseSilencers(content: unknown): Silencers {
  if (!isRecord(content)) throw new Error(`${SILENCER_FILE} is no object.`)
  const set = (field: string): ReadonlySet<string> => new Set(textOf(content, field).split(' ').map(singular))
  return {
    imitation: set('imitation'),
    likeness: set('likeness'),
    likenessBefore: set('likenessBefore'),
    picture: set('picture'),
    fabric: set('fabric'),
    trinket: set('trinket'),
    accessory: set('accessory'),
    joints: set('joints'),
    purposes: set('purposes'),
  }
}

function textOf(row: Row, field: string): string {
  const value = row[field]
  if (typeof value !== 'string' || value === '') throw new Error(`lacks ${field}`)
  return value
}

function bothLanguages(value: unknown): RowWords {
  if (!isRecord(value)) throw new Error('lacks its words')
  return { en: textOf(value, 'en'), fr: textOf(value, 'fr') }
}

/** '; ' parts phrases, a blank parts codes, countries and classes. */
const phrasesOf = (value: unknown) => (typeof value === 'string' ? parsePhrases(value) : [])
const wordsOf = (value: unknown): readonly string[] =>
  typeof value === 'string' ? value.split(' ').filter(Boolean) : []

function codesOf(value: unknown): readonly string[] {
  const codes = wordsOf(value)
  const wrong = codes.find((code) => !/^\d{2,10}$/.test(code))
  if (wrong !== undefined) throw new Error(`"${wrong}" is no code`)
  return codes
}

function silencerClass(name: string) {
  const known = SILENCER_CLASSES.find((each) => each === name)
  if (!known) throw new Error(`"${name}" silences nothing`)
  return known
}
