// The rows as they lie in data/cusma: codes and runs of codes as texts ('0401-0406').
export type SourceRow = {
  readonly codes: readonly string[]
  readonly kind?: string
  readonly otherThan?: readonly string[]
  readonly differs?: 'chapter' | 'heading' | 'subheading' | 'item'
}

export type ChangeRow = {
  readonly level: 'chapter' | 'heading' | 'subheading' | 'item' | null
  readonly outsideGroup?: true
  readonly also?: readonly SourceRow[]
  readonly except?: readonly SourceRow[]
  readonly exceptMoreThanOne?: readonly (readonly string[])[]
}

export type AlternativeRow = {
  readonly letter: string
  readonly goods: readonly string[]
  readonly kind?: string
  readonly otherThan?: readonly string[]
  readonly change: ChangeRow | null
  /** Percent by transaction value and by net cost. */
  readonly value?: readonly [number | null, number | null]
  readonly conditions?: readonly string[]
}

export type RuleRow = {
  readonly id: string
  readonly page: number
  readonly goods: readonly string[]
  readonly alternatives: readonly AlternativeRow[]
  readonly from?: string
  readonly until?: string
  readonly lane?: 'CA-US' | 'MX-US'
  readonly vehicle?: readonly string[]
  readonly undecided?: true
  /** A further way to originate, beside the numbered rule of the code. */
  readonly beside?: true
}
