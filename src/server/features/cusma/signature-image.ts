// The picture of a signature: known by its bytes and not by what it is called, and rebuilt so that nothing but the picture is
// kept. A file that is a picture and something else besides loses the something else.
import { texts } from '#texts/en/cusma.ts'
import type { SignaturePicture } from '../../documents/cusma-certificate.ts'
import { AppError } from '../../errors.ts'
import { cleanJpeg } from './jpeg-file.ts'
import { cleanPng } from './png-file.ts'

const MOST_BYTES = 3_000_000
const MOST_PIXELS = 4_000_000
const DATA_URL = /^data:[\w.+/-]*(?:;[\w=.-]+)*;base64,/i
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/

/**
 * `given`: a data URL or plain base64. Throws `invalid` with the sentence the user reads: nothing drawn, no picture, a kind that
 * cannot be printed, damaged, too large.
 */
export function signaturePicture(given: string): SignaturePicture {
  const base64 = given.replace(DATA_URL, '').replace(/\s+/g, '')
  if (base64 === '') throw new AppError('invalid', texts.drawSignature)
  if (!BASE64.test(base64)) throw new AppError('invalid', texts.notAnImage)
  const bytes = Buffer.from(base64, 'base64')
  if (bytes.byteLength > MOST_BYTES) throw new AppError('invalid', texts.largeImage)
  const kind = kindOf(bytes)
  const picture = kind === 'png' ? cleanPng(bytes, MOST_PIXELS) : cleanJpeg(bytes)
  if (picture === 'too-large') throw new AppError('invalid', texts.largeImage)
  if (!picture) throw new AppError('invalid', texts.brokenImage)
  if (picture.width * picture.height > MOST_PIXELS) throw new AppError('invalid', texts.largeImage)
  return { kind, base64: Buffer.from(picture.bytes).toString('base64') }
}

/** 'data:image/png;base64,...' */
export const dataUrl = ({ kind, base64 }: SignaturePicture): string => `data:image/${kind};base64,${base64}`

/** By the first bytes. Throws `invalid` for what cannot be printed. */
function kindOf(bytes: Buffer): SignaturePicture['kind'] {
  const starts = (hex: string) => bytes.subarray(0, hex.length / 2).toString('hex') === hex
  if (starts('89504e470d0a1a0a')) return 'png'
  if (starts('ffd8ff')) return 'jpeg'
  if (starts('474946383761') || starts('474946383961')) throw new AppError('invalid', texts.gifSignature)
  throw new AppError('invalid', isOtherImage(bytes) ? texts.otherImage : texts.notAnImage)
}

/** WebP, BMP, TIFF, HEIC and AVIF. */
function isOtherImage(bytes: Buffer): boolean {
  const text = bytes.subarray(0, 12).toString('latin1')
  return /^(RIFF....WEBP|BM|II\*\0|MM\0\*|....ftyp(heic|heix|mif1|avif))/s.test(text)
}
