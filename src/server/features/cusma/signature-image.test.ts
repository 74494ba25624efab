import { describe, expect, it } from 'vitest'
import { pngChunk, pngFile, SMALL_JPEG, smallPng } from '../../testing/pictures.ts'
import { dataUrl, signaturePicture } from './signature-image.ts'

const base64 = (bytes: Buffer | string) => Buffer.from(bytes).toString('base64')
const refusal = (given: string): string => {
  try {
    signaturePicture(given)
    return 'accepted'
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

describe('a picture of a signature', () => {
  it('is a PNG or a JPEG by its bytes, whatever its data URL calls it', () => {
    expect(signaturePicture(smallPng()).kind).toBe('png')
    expect(signaturePicture(SMALL_JPEG).kind).toBe('jpeg')
    expect(signaturePicture(`data:image/png;base64,${SMALL_JPEG}`).kind).toBe('jpeg')
    expect(dataUrl(signaturePicture(smallPng()))).toMatch(/^data:image\/png;base64,iVBOR/)
  })

  it('keeps nothing but the picture of a file that is something else besides', () => {
    const png = pngFile(70, 15)
    const script = Buffer.from('<script>alert(1)</script>')
    const withText = Buffer.concat([png.subarray(0, 33), pngChunk('tEXt', script), png.subarray(33), script])
    const jpeg = Buffer.from(SMALL_JPEG, 'base64')
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, script.length + 2]), script])
    const withComment = Buffer.concat([
      jpeg.subarray(0, 2),
      comment,
      jpeg.subarray(2),
      Buffer.from('PK\u0003\u0004'),
      script,
    ])
    for (const polyglot of [withText, withComment]) {
      const kept = Buffer.from(signaturePicture(base64(polyglot)).base64, 'base64')
      expect(kept.includes('script')).toBe(false)
      expect(kept.includes('PK')).toBe(false)
    }
    expect(Buffer.from(signaturePicture(base64(withComment)).base64, 'base64').equals(jpeg)).toBe(true)
  })

  it.each([
    ['nothing', '', 'Please draw a signature'],
    ['an empty data URL', 'data:image/png;base64,', 'Please draw a signature'],
    ['text', base64('hello, this is a text'), 'Please select an image file (PNG, JPG, GIF, etc.)'],
    [
      'a PDF that is called a picture',
      `data:image/png;base64,${base64('%PDF-1.7')}`,
      'Please select an image file (PNG, JPG, GIF, etc.)',
    ],
    ['a drawing with scripts', base64('<svg onload="alert(1)"/>'), 'Please select an image file (PNG, JPG, GIF, etc.)'],
    ['no base64', '<script>', 'Please select an image file (PNG, JPG, GIF, etc.)'],
    [
      'a GIF',
      base64('GIF89a\u0001\u0000'),
      'A GIF cannot be printed on the certificate. Save the signature as PNG or JPG.',
    ],
    [
      'a WebP',
      base64('RIFF1234WEBPVP8 '),
      'Save the signature as PNG or JPG: other kinds of images cannot be printed on the certificate.',
    ],
    [
      'half a PNG',
      base64(pngFile(70, 15).subarray(0, 60)),
      'The image of the signature is damaged. Draw it again or choose another file.',
    ],
    [
      'half a JPEG',
      SMALL_JPEG.slice(0, 40),
      'The image of the signature is damaged. Draw it again or choose another file.',
    ],
    [
      'a changed PNG',
      base64(pngFile(70, 15).fill(7, 50, 52)),
      'The image of the signature is damaged. Draw it again or choose another file.',
    ],
  ])('refuses %s', (_, given, sentence) => {
    expect(refusal(given)).toBe(sentence)
  })

  it('refuses more than 4 million pixels or 3 MB, and a small file that unpacks to more than it says', () => {
    const large = 'The image of the signature is too large. At most 4 million pixels and 3 MB are accepted.'
    expect(refusal(base64(pngFile(4001, 1000)))).toBe(large)
    expect(refusal(base64(Buffer.concat([pngFile(7, 7), Buffer.alloc(3_000_001)])))).toBe(large)
    const [wide, small] = [pngFile(1000, 1000), pngFile(10, 10)]
    const bomb = Buffer.concat([small.subarray(0, 33), wide.subarray(33)])
    expect(refusal(base64(bomb))).toBe('The image of the signature is damaged. Draw it again or choose another file.')
  })
})
