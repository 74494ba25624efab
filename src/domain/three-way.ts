// A form that two people changed: what each of them changed since it was opened, field by field.

/** What each field of a form says, as a person reads it; a field that is not there says nothing. */
export type FieldTexts = Readonly<Record<string, string>>

type Meeting = {
  /** Fields both changed, each to something else: a person chooses. */
  readonly clashes: readonly string[]
  /** Fields that only the other changed. */
  readonly onlyTheirs: readonly string[]
}

/** base: the form as it was opened; mine: as it is typed; theirs: as it is saved by now. */
export function threeWay(base: FieldTexts, mine: FieldTexts, theirs: FieldTexts): Meeting {
  const of = (texts: FieldTexts, field: string) => texts[field] ?? ''
  const fields = [...new Set([base, mine, theirs].flatMap(Object.keys))]
  const differing = fields.filter(
    (field) => of(theirs, field) !== of(base, field) && of(theirs, field) !== of(mine, field),
  )
  const isChangedByMe = (field: string) => of(mine, field) !== of(base, field)
  return {
    clashes: differing.filter(isChangedByMe),
    onlyTheirs: differing.filter((field) => !isChangedByMe(field)),
  }
}

/** `mine` with some fields of `theirs`. */
export function withFields<T extends object>(mine: T, theirs: T, fields: readonly (keyof T)[]): T {
  const next = { ...mine }
  for (const field of fields) next[field] = theirs[field]
  return next
}
