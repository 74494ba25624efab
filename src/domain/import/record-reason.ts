// Why a record of an import cannot be taken in, beyond what is wrong with its cells: named as its sentence in the texts.
import type { ProductReason } from '../catalogue/import-rows.ts'
import type { FileReason } from './file-reason.ts'

export type RecordReason =
  | FileReason
  | { readonly reason: 'makerIncomplete' | 'noRows' }
  | { readonly reason: 'numberIsEmail' | 'emailNotByKey' | 'newClientNeeds' | 'newItemNeeds' }
  /** `line`: where the record stands first. */
  | { readonly reason: 'repeated' | 'apart'; readonly facts: { readonly line: number } }
  /** `given`: what the file names it by. */
  | {
      readonly reason: 'clientUnknown' | 'shipmentUnknown' | 'emailTaken'
      readonly facts: { readonly given: string }
    }
  | { readonly reason: 'severalItems'; readonly facts: { readonly count: number } }
  | { readonly reason: 'tooManyLines'; readonly facts: { readonly most: number } }
  | { readonly reason: 'missingColumns'; readonly facts: { readonly columns: readonly string[] } }

/** Whatever may be wrong with a line that is taken in. */
export type LineReason = RecordReason | ProductReason
