// What a supplier may give: a whole PDF, PNG or JPG, told by its bytes and not by its name.
import type { FileReason } from '#domain/origin/supplier-link.ts'
import { cleanJpeg } from '../../documents/picture/jpeg-file.ts'
import { pixelsOfPng } from '../../documents/picture/png-file.ts'
import { AppError } from '../../errors.ts'
import { bytesOfBase64, leastBytesOf } from '../../records/base64.ts'

const MOST_BYTES = 5_000_000
const PDF_END_WITHIN = 2048

type CheckedFile = { readonly kind: 'pdf' | 'png' | 'jpeg'; readonly bytes: Buffer }

/** `content`: base64. Throws `invalid` with the reason. */
export function checkedFile(content: string): CheckedFile {
  if (content === '') throw wrong('empty')
  if (leastBytesOf(content) > MOST_BYTES) throw wrong('too-large')
  const bytes = bytesOfBase64(content)
  if (!bytes) throw wrong('damaged')
  if (bytes.length > MOST_BYTES) throw wrong('too-large')
  const kind = kindOf(bytes)
  if (!kind) throw wrong('kind')
  if (!isWhole[kind](bytes)) throw wrong('damaged')
  return { kind, bytes }
}

const ENDINGS: Readonly<Record<CheckedFile['kind'], RegExp>> = { pdf: /\.pdf$/i, png: /\.png$/i, jpeg: /\.jpe?g$/i }

/**
 * A name under which whoever asked may save the file: without folders, and ending as its bytes say. A stranger chose `given`, and a PDF
 * saved as `proof.html` would open in the browser and run what it holds.
 */
export function savedName(given: string, kind: CheckedFile['kind']): string {
  const last = given.split(/[/\\]/).at(-1)?.trim() || 'file'
  return ENDINGS[kind].test(last) ? last : `${last}.${kind === 'jpeg' ? 'jpg' : kind}`
}

const wrong = (reason: FileReason) => new AppError('invalid', 'supplier-file-wrong', { reason })

function kindOf(bytes: Buffer): CheckedFile['kind'] | undefined {
  const begins = (hex: string) => bytes.subarray(0, hex.length / 2).toString('hex') === hex
  if (begins('255044462d')) return 'pdf'
  if (begins('89504e470d0a1a0a')) return 'png'
  return begins('ffd8ff') ? 'jpeg' : undefined
}

const isWhole: Readonly<Record<CheckedFile['kind'], (bytes: Buffer) => boolean>> = {
  pdf: (bytes) => bytes.subarray(-PDF_END_WITHIN).includes('%%EOF'),
  png: (bytes) => (pixelsOfPng(bytes) ?? 0) > 0 && bytes.subarray(-64).includes('IEND'),
  jpeg: (bytes) => cleanJpeg(bytes) !== undefined,
}
