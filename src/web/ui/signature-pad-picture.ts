// The picture of a signature: black on nothing, 700 by 150, PNG, however it was made. Source: specification part 2, section 9.
import { texts as en } from '#texts/en/cusma.ts'
import { type Language, wordsIn } from '#words/language.ts'

export const SIGNATURE_WIDTH = 700
export const SIGNATURE_HEIGHT = 150
export const SIGNATURE_INK = '#000000'

/** Uploaded pictures keep twice the points, so that fine lines stay on paper. */
const UPLOAD_SCALE = 2
const MOST_FILE_BYTES = 20_000_000

type Paint = (context: CanvasRenderingContext2D) => void

/** The PNG as data URL of what `paint` draws in coordinates of 700 by 150. */
export function signaturePng(paint: Paint, scale = 1): string {
  const canvas = document.createElement('canvas')
  canvas.width = SIGNATURE_WIDTH * scale
  canvas.height = SIGNATURE_HEIGHT * scale
  const context = canvas.getContext('2d')
  if (!context) return ''
  context.scale(scale, scale)
  paint(context)
  return canvas.toDataURL('image/png')
}

type ReadPicture =
  | { readonly kind: 'picture'; readonly dataUrl: string }
  | { readonly kind: 'refused'; readonly why: string }

/**
 * The picture in a file, scaled to fit the field. What the file is goes by its content; its name and its declared type say nothing.
 * Refused: too large, no picture, a picture the browser cannot read.
 */
export async function pictureOf(language: Language, file: Blob): Promise<ReadPicture> {
  const texts = wordsIn(language, en)
  if (file.size > MOST_FILE_BYTES) return { kind: 'refused', why: texts.fileTooLarge }
  const kind = imageKind(new Uint8Array(await file.slice(0, 16).arrayBuffer()))
  if (!kind) return { kind: 'refused', why: texts.notAnImage }
  try {
    const bitmap = await createImageBitmap(file)
    const dataUrl = signaturePng((context) => drawFitted(context, bitmap), UPLOAD_SCALE)
    bitmap.close()
    return { kind: 'picture', dataUrl }
  } catch {
    // the content began like a picture, and the browser cannot read it: damaged, or a kind it does not know
    return { kind: 'refused', why: kind === 'common' ? texts.brokenImage : texts.otherImage }
  }
}

function drawFitted(context: CanvasRenderingContext2D, bitmap: ImageBitmap): void {
  const scale = Math.min(SIGNATURE_WIDTH / bitmap.width, SIGNATURE_HEIGHT / bitmap.height)
  const width = bitmap.width * scale
  const height = bitmap.height * scale
  context.drawImage(bitmap, (SIGNATURE_WIDTH - width) / 2, (SIGNATURE_HEIGHT - height) / 2, width, height)
}

/** By the first bytes: 'common' for PNG, JPEG, GIF, BMP and WebP, 'rare' for TIFF, HEIC and AVIF, undefined for anything else. */
export function imageKind(head: Uint8Array): 'common' | 'rare' | undefined {
  const starts = (...bytes: readonly number[]) => bytes.every((byte, index) => head[index] === byte)
  const text = String.fromCharCode(...head.subarray(0, 12))
  if (starts(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a) || starts(0xff, 0xd8, 0xff)) return 'common'
  if (/^(GIF8[79]a|BM|RIFF.{4}WEBP)/s.test(text)) return 'common'
  if (starts(0x49, 0x49, 0x2a, 0) || starts(0x4d, 0x4d, 0, 0x2a)) return 'rare'
  return /^.{4}ftyp(heic|heix|mif1|avif|avis)/s.test(text) ? 'rare' : undefined
}
