// Loads the preference programmes and column 2 countries of data/preferences.
import { type CalendarDate, day } from '#domain/calendar.ts'
import { country } from '#domain/countries.ts'
import type {
  Beneficiary,
  PreferenceRules,
  Programme,
  SecondColumnCountry,
} from '#domain/tariff/preference-programmes.ts'
import { isRecord, openDataset } from './dataset.ts'

/** The active rows, frozen. Throws when a row lacks a source, names no country that exists or has a wrong date. */
export function loadPreferences(dataDir: string): PreferenceRules {
  const { manifest, text } = openDataset(dataDir, 'preferences')
  return Object.freeze({
    version: manifest.version,
    programmes: rowsOf(text('programmes.json')).map(toProgramme),
    secondColumn: rowsOf(text('column-2.json')).map(toSecondColumn),
  })
}

type Row = Record<string, unknown>

function rowsOf(text: string): readonly Row[] {
  const content: unknown = JSON.parse(text)
  if (!Array.isArray(content) || !content.every(isRecord)) throw new Error('A preference file is not a list of rows.')
  return content
}

function toProgramme(row: Row): Programme {
  const codes = Array.isArray(row.codes) ? row.codes.map(String) : []
  const [code] = codes
  if (code === undefined) throw new Error('A preference programme has no code.')
  const members = row.members
  if (members !== 'column-1' && !Array.isArray(members)) throw new Error(`Programme ${code} has no members.`)
  return Object.freeze({
    codes,
    name: lawText(row, 'name'),
    members: members === 'column-1' ? members : members.filter(isRecord).map(toBeneficiary),
    ...periodOf(row),
    ...(row.condition === undefined ? {} : { condition: lawText(row, 'condition') }),
    source: textOf(row, 'source'),
  })
}

/** The French stands beside the English as 'nameFr'. */
const lawText = (row: Row, field: string) => ({ en: textOf(row, field), fr: textOf(row, `${field}Fr`) })

const toSecondColumn = (row: Row): SecondColumnCountry =>
  Object.freeze({ ...toBeneficiary(row), source: textOf(row, 'source') })

const toBeneficiary = (row: Row): Beneficiary => ({ country: country(textOf(row, 'country')), ...periodOf(row) })

const periodOf = (row: Row): { from?: CalendarDate; until?: CalendarDate } => ({
  ...(row.from === undefined ? {} : { from: day(textOf(row, 'from')) }),
  ...(row.until === undefined ? {} : { until: day(textOf(row, 'until')) }),
})

function textOf(row: Row, field: string): string {
  const value = row[field]
  if (typeof value !== 'string' || value === '')
    throw new Error(`A preference row lacks ${field}: ${JSON.stringify(row)}`)
  return value
}
