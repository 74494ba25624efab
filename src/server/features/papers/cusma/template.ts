// The template of the certificate: its fields, and a copy with their names. Both are made once: only a new version changes them.
import { cusmaTemplateFields, renderAnnotatedTemplate } from '../../../documents/cusma-annotated.ts'
import type { FieldName } from '../../../documents/form/fields.ts'

let fields: Promise<readonly FieldName[]> | undefined
let annotated: Promise<Uint8Array> | undefined

export function listTemplateFields(): Promise<readonly FieldName[]> {
  fields ??= cusmaTemplateFields()
  return fields
}

export function annotatedTemplate(): Promise<Uint8Array> {
  annotated ??= renderAnnotatedTemplate()
  return annotated
}
