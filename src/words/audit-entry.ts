// An entry of the audit log in words: what was done, and each field before and after.

import { formatHtsCode } from '#domain/hts-code.ts'
import { decimal } from '#domain/money.ts'
import { texts } from '#texts/en/audit.ts'

type Fields = Readonly<Record<string, unknown>>

type LoggedChange = {
  readonly action: string
  readonly subject: { readonly kind: string; readonly id: string }
  readonly before: Fields | null
  readonly after: Fields | null
}

/** Texts are ready to read; null: there was, or is, nothing. */
type FieldChange = { readonly label: string; readonly before: string | null; readonly after: string | null }

/** Longer values are cut; the whole stands in the database. */
const LONGEST_VALUE = 400

/** What was done, to follow the name of who did it: 'changed item MAPLE-01'. `name`: what the thing is called; null when it is gone. */
export function actionText({ action, subject, after, before }: LoggedChange, name: string | null): string {
  const called = name ?? ownName(subject, { ...before, ...after })
  const key = sentenceKey(action)
  return isSentence(key) ? texts.did[key](called) : texts.didOther(action.replace(/[-.]/g, ' '), called)
}

/** Whether an action has a sentence of its own. */
export const hasSentence = (action: string): boolean => isSentence(sentenceKey(action))

/** 'item.changed' as 'itemChanged'. */
const sentenceKey = (action: string): string => action.replace(/[-.](\w)/g, (_, letter: string) => letter.toUpperCase())

const isSentence = (key: string): key is keyof typeof texts.did => Object.hasOwn(texts.did, key)

/** Fields before and after, in the order of the log. */
export function fieldChanges({ before, after }: Pick<LoggedChange, 'before' | 'after'>): readonly FieldChange[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return names.map((name) => ({
    label: fieldLabel(name),
    before: before ? valueText(name, before[name]) : null,
    after: after ? valueText(name, after[name]) : null,
  }))
}

/** One change in one line: 'Country of origin: CN → CA'; of a thing that is new, without the arrow. */
export function changeText({ label, before, after }: FieldChange, isNew: boolean): string {
  if (isNew) return texts.madeWith(label, after ?? texts.nothing)
  return texts.change(label, before ?? texts.nothing, after ?? texts.nothing)
}

/** 'country_of_origin' as 'Country of origin'; a name nobody listed in its own words; what is no field's name, such as a SKU, as it is. */
export function fieldLabel(name: string): string {
  if (isListed(name)) return texts.fields[name]
  const feeRow = /^row_(\d{4}-\d{2}-\d{2})$/.exec(name)
  if (feeRow) return texts.feeRow(feeRow[1] ?? '')
  if (!/^[a-z][A-Za-z0-9_]*$/.test(name)) return name
  const words = name
    .replaceAll('_', ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const isListed = (name: string): name is keyof typeof texts.fields => Object.hasOwn(texts.fields, name)
const isSetting = (id: string): id is keyof typeof texts.settings => Object.hasOwn(texts.settings, id)

/** The name out of the subject's own id, where that is one, or out of the fields that were logged. */
function ownName({ kind, id }: LoggedChange['subject'], fields: Fields): string {
  if (kind === 'setting') return isSetting(id) ? texts.settings[id] : id
  if (kind === 'connection') return id.replaceAll('-', ' ')
  if (!/^[0-9a-f]{8}-/i.test(id)) return id
  const named = [
    fields.number,
    fields.reference,
    fields.sku,
    fields.name,
    fields.product,
    fields.holder_name,
    fields.warehouse_id,
  ].find((each) => typeof each === 'string' && each !== '')
  return typeof named === 'string' ? named : texts.gone
}

function valueText(name: string, value: unknown): string | null {
  const text = formedText(name, value) ?? plainText(value)
  if (text === null) return null
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text
}

/** Amounts and tariff codes are written as everywhere else; undefined for what is neither. */
function formedText(name: string, value: unknown): string | undefined {
  if (isAmount(name, value)) return decimal(String(value)).toFixed(2)
  return TARIFF_CODE.test(name) && /^\d{6,10}$/.test(String(value)) ? formatHtsCode(String(value)) : undefined
}

const TARIFF_CODE = /^hts_?code$/i

/** Amounts have two decimals, unless they are finer. */
const isAmount = (name: string, value: unknown): boolean =>
  /_(cad|usd)$/.test(name) && /^\d+(\.\d{1,2})?$/.test(String(value))

function plainText(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null
  if (typeof value === 'boolean') return value ? texts.yes : texts.no
  if (Array.isArray(value)) return value.length === 0 ? null : value.map((each) => plainText(each) ?? '').join(', ')
  if (typeof value !== 'object') return String(value)
  const parts = Object.entries(value).flatMap(([name, each]) => {
    const text = plainText(each)
    return text === null ? [] : [`${fieldLabel(name)} ${text}`]
  })
  return parts.length === 0 ? null : parts.join('; ')
}
