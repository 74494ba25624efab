import { deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { cleanPicture } from '../../../documents/picture/clean-picture.ts'
import { pngChunk, pngFile, SMALL_JPEG, smallPng } from '../../../testing/pictures.ts'
import { dataUrl, signaturePicture } from './signature-image.ts'

const base64 = (bytes: Buffer | string) => Buffer.from(bytes).toString('base64')
const clean = (given: string) => signaturePicture('client', given)
const refusal = (given: string): Promise<string> =>
  clean(given).then(
    () => 'accepted',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  )
const DAMAGED = 'signature-damaged'

describe('a picture of a signature', () => {
  it('is a PNG or a JPEG by its bytes, whatever its data URL calls it', async () => {
    expect((await clean(smallPng())).kind).toBe('png')
    expect((await clean(SMALL_JPEG)).kind).toBe('jpeg')
    expect((await clean(`data:image/png;base64,${SMALL_JPEG}`)).kind).toBe('jpeg')
    expect(dataUrl(await clean(smallPng()))).toMatch(/^data:image\/png;base64,iVBOR/)
  })

  it('keeps nothing but the picture of a file that is something else besides', async () => {
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
      const kept = Buffer.from((await clean(base64(polyglot))).base64, 'base64')
      expect(kept.includes('script')).toBe(false)
      expect(kept.includes('PK')).toBe(false)
    }
    expect(Buffer.from((await clean(base64(withComment))).base64, 'base64').equals(jpeg)).toBe(true)
  })

  it.each([
    ['nothing', '', 'signature-not-drawn'],
    ['an empty data URL', 'data:image/png;base64,', 'signature-not-drawn'],
    ['text', base64('hello, this is a text'), 'signature-no-image'],
    ['a PDF that is called a picture', `data:image/png;base64,${base64('%PDF-1.7')}`, 'signature-no-image'],
    ['a drawing with scripts', base64('<svg onload="alert(1)"/>'), 'signature-no-image'],
    ['no base64', '<script>', 'signature-no-image'],
    ['a GIF', base64('GIF89a\u0001\u0000'), 'signature-gif'],
    ['a WebP', base64('RIFF1234WEBPVP8 '), 'signature-other-image'],
    ['half a PNG', base64(pngFile(70, 15).subarray(0, 60)), 'signature-damaged'],
    ['half a JPEG', SMALL_JPEG.slice(0, 40), 'signature-damaged'],
    ['a changed PNG', base64(pngFile(70, 15).fill(7, 50, 52)), 'signature-damaged'],
  ])('refuses %s', async (_, given, code) => {
    expect(await refusal(given)).toBe(code)
  })

  it('refuses more than 4 million pixels or 3 MB, and a small file that unpacks to more than it says', async () => {
    const large = 'signature-too-large'
    expect(await refusal(base64(pngFile(4001, 1000)))).toBe(large)
    expect(await refusal(base64(Buffer.concat([pngFile(7, 7), Buffer.alloc(3_000_001)])))).toBe(large)
    const [wide, small] = [pngFile(1000, 1000), pngFile(10, 10)]
    const bomb = Buffer.concat([small.subarray(0, 33), wide.subarray(33)])
    expect(await refusal(base64(bomb))).toBe('signature-damaged')
  })

  it.each([
    ['a palette picture without its palette', { depth: 8, colour: 3, row: 8 }, []],
    ['a palette that is no whole colours', { depth: 8, colour: 3, row: 8 }, [pngChunk('PLTE', Buffer.alloc(4))]],
    ['more colours than a pixel can name', { depth: 1, colour: 3, row: 1 }, [pngChunk('PLTE', Buffer.alloc(9))]],
    ['a depth that its kind of colour has not', { depth: 4, colour: 6, row: 16 }, []],
    ['a kind of colour that is none', { depth: 8, colour: 5, row: 8 }, []],
  ])('refuses %s, which no printer can read', async (_, form, between) => {
    expect(await refusal(base64(pngOf(form, between)))).toBe(DAMAGED)
  })

  it('takes a palette picture that is whole', async () => {
    const whole = pngOf({ depth: 8, colour: 3, row: 8 }, [pngChunk('PLTE', Buffer.alloc(6))])
    expect(await refusal(base64(whole))).toBe('accepted')
  })

  it('lets others be served while the largest picture of 16 bits is unpacked', async () => {
    const large = base64(pngOf({ depth: 16, colour: 6, row: 2000 * 8, side: 2000 }, []))
    // A collection of what other tests let go may fall into one of them; unpacking on this thread would be in each.
    const longest = [await longestTurnMs(large), await longestTurnMs(large), await longestTurnMs(large)]
    expect(Math.min(...longest)).toBeLessThan((await workOnThisThreadMs(large)) / 8)
  })
})

/** What unpacking and packing the picture takes where it would hold the others up. */
async function workOnThisThreadMs(picture: string): Promise<number> {
  const before = process.threadCpuUsage().user
  await cleanPicture({ kind: 'png', base64: picture })
  return (process.threadCpuUsage().user - before) / 1000
}

/** What this thread works in one go while a picture is looked at, whatever else the machine does. */
async function longestTurnMs(picture: string): Promise<number> {
  let longestMs = 0
  let before = process.threadCpuUsage().user
  let goesOn = true
  const turn = () => {
    const now = process.threadCpuUsage().user
    longestMs = Math.max(longestMs, (now - before) / 1000)
    before = now
    if (goesOn) setImmediate(turn)
  }
  turn()
  expect(await refusal(picture)).toBe('accepted')
  goesOn = false
  return longestMs
}

type Form = { readonly depth: number; readonly colour: number; readonly row: number; readonly side?: number }

/** A square picture of zeros, 8 pixels wide unless told; `row` is its bytes of pixels in one row. */
function pngOf({ depth, colour, row, side = 8 }: Form, between: readonly Buffer[]): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([depth, colour, 0, 0, 0], 8)
  const pixels = pngChunk('IDAT', deflateSync(Buffer.alloc((row + 1) * side)))
  const chunks = [pngChunk('IHDR', header), ...between, pixels, pngChunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...chunks])
}
