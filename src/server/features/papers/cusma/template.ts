// The template of the certificate: its fields, and a copy with their names. Both are made once: only a new version changes them.
// What draws it is read when somebody asks: it takes 30 MB that the server needs for nothing else.
import type { FieldName } from '../../../documents/form/fields.ts'

const drawing = () => import('../../../documents/cusma-annotated.ts')

let fields: Promise<readonly FieldName[]> | undefined
let annotated: Promise<Uint8Array> | undefined

export function listTemplateFields(): Promise<readonly FieldName[]> {
  fields ??= drawing().then(({ cusmaTemplateFields }) => cusmaTemplateFields())
  return fields
}

export function annotatedTemplate(): Promise<Uint8Array> {
  annotated ??= drawing().then(({ renderAnnotatedTemplate }) => renderAnnotatedTemplate())
  return annotated
}
