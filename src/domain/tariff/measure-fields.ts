// Reads fields of parsed JSON one by one, with the place of each for the message when it is not what it must be.

/** An object of a file and where it stands ('rows/s122.json, 3'). */
export type Fields = { readonly place: string; readonly values: Readonly<Record<string, unknown>> }

export function inFile(file: string, content: unknown): Fields {
  return { place: file, values: record(content, file) }
}

export const at = (fields: Fields, field: string): Fields => {
  const place = `${fields.place}, ${field}`
  return { place, values: record(fields.values[field], place) }
}

/** The objects of an array field. */
export function listOf(fields: Fields, field: string): readonly Fields[] {
  const value = fields.values[field]
  if (!Array.isArray(value)) throw new Error(`${fields.place}: ${field} is not a list`)
  return value.map((each: unknown, i) => {
    const place = `${fields.place}, ${field} ${i + 1}`
    return { place, values: record(each, place) }
  })
}

/** A text that is not empty. */
export function text(fields: Fields, field: string): string {
  const value = fields.values[field]
  if (typeof value !== 'string' || value === '') throw new Error(`${fields.place}: ${field} is missing`)
  return value
}

/** A text, undefined when absent or empty. */
export const optional = (fields: Fields, field: string): string | undefined =>
  fields.values[field] === undefined || fields.values[field] === '' ? undefined : text(fields, field)

export function textList(fields: Fields, field: string): readonly string[] {
  const value = fields.values[field]
  if (!Array.isArray(value)) throw new Error(`${fields.place}: ${field} is not a list`)
  return value.map((each: unknown) => {
    if (typeof each !== 'string') throw new Error(`${fields.place}: ${field} holds something that is not a text`)
    return each
  })
}

function record(value: unknown, place: string): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Error(`${place}: not an object`)
  return Object.fromEntries(Object.entries(value))
}
