// The two columns that items and remembered data keep as jsonb.

type TextRecord = Readonly<Record<string, string>>
type Given = { readonly unit_quantities?: TextRecord; readonly duty_answers?: TextRecord }

/** Those of them that are given, as the JSON text a jsonb column is written with. */
export const jsonColumns = ({ unit_quantities, duty_answers }: Given) => ({
  unit_quantities: unit_quantities && JSON.stringify(unit_quantities),
  duty_answers: duty_answers && JSON.stringify(duty_answers),
})
