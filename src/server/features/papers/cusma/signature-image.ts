import type { SignaturePicture } from '../../../documents/cusma-certificate.ts'
import { cleanJpeg } from '../../../documents/picture/jpeg-file.ts'
import { pixelsOfPng } from '../../../documents/picture/png-file.ts'
import { printablePicture } from '../../../documents/print-paper.ts'
import { AppError } from '../../../errors.ts'
import { bytesOfBase64, leastBytesOf } from '../../../records/base64.ts'

const MOST_BYTES = 3_000_000
const MOST_PIXELS = 4_000_000
const DATA_URL = /^data:[\w.+/-]*(?:;[\w=.-]+)*;base64,/i

/**
 * `given`: a data URL or plain base64; `clientId` says whose turn the work takes. Throws `invalid` with the sentence the user reads:
 * nothing drawn, no picture, a kind that cannot be printed, damaged, too large.
 */
export async function signaturePicture(clientId: string, given: string): Promise<SignaturePicture> {
  const base64 = given.replace(DATA_URL, '').replace(/\s+/g, '')
  if (base64 === '') throw new AppError('invalid', 'signature-not-drawn')
  if (leastBytesOf(base64) > MOST_BYTES) throw new AppError('invalid', 'signature-too-large')
  const bytes = bytesOfBase64(base64)
  if (!bytes) throw new AppError('invalid', 'signature-no-image')
  if (bytes.byteLength > MOST_BYTES) throw new AppError('invalid', 'signature-too-large')
  const kind = kindOf(bytes)
  const pixels = kind === 'png' ? pixelsOfPng(bytes) : pixelsOfJpeg(bytes)
  if (pixels === undefined) throw new AppError('invalid', 'signature-damaged')
  if (pixels > MOST_PIXELS) throw new AppError('invalid', 'signature-too-large')
  const clean = await printablePicture(clientId, { kind, base64 })
  if (clean.byteLength === 0) throw new AppError('invalid', 'signature-damaged')
  return { kind, base64: Buffer.from(clean).toString('base64') }
}

function pixelsOfJpeg(bytes: Buffer): number | undefined {
  const picture = cleanJpeg(bytes)
  return picture && picture.width * picture.height
}

/** 'data:image/png;base64,...' */
export const dataUrl = ({ kind, base64 }: SignaturePicture): string => `data:image/${kind};base64,${base64}`

/** By the first bytes. Throws `invalid` for what cannot be printed. */
function kindOf(bytes: Buffer): SignaturePicture['kind'] {
  const starts = (hex: string) => bytes.subarray(0, hex.length / 2).toString('hex') === hex
  if (starts('89504e470d0a1a0a')) return 'png'
  if (starts('ffd8ff')) return 'jpeg'
  if (starts('474946383761') || starts('474946383961')) throw new AppError('invalid', 'signature-gif')
  throw new AppError('invalid', isOtherImage(bytes) ? 'signature-other-image' : 'signature-no-image')
}

/** WebP, BMP, TIFF, HEIC and AVIF. */
function isOtherImage(bytes: Buffer): boolean {
  const text = bytes.subarray(0, 12).toString('latin1')
  return /^(RIFF....WEBP|BM|II\*\0|MM\0\*|....ftyp(heic|heix|mif1|avif))/s.test(text)
}
