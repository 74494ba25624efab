// A PNG rebuilt from the parts that make the picture. Source: PNG specification (third edition), chunks and filtering.
import { crc32, deflateSync, inflateSync } from 'node:zlib'

const SIGNATURE_BYTES = 8
/** What is kept of a file: header, palette, transparency, pixels, end. */
const KEPT = ['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']
const PALETTE = 3
/** Per colour type: values of one pixel, and the bits that one of them may have. */
const COLOURS: Readonly<Record<number, { readonly channels: number; readonly depths: readonly number[] }>> = {
  0: { channels: 1, depths: [1, 2, 4, 8, 16] },
  2: { channels: 3, depths: [8, 16] },
  [PALETTE]: { channels: 1, depths: [1, 2, 4, 8] },
  4: { channels: 2, depths: [8, 16] },
  6: { channels: 4, depths: [8, 16] },
}

type Chunk = { readonly type: string; readonly data: Buffer }

/** Width times height as the header says; undefined when the file is too short to have one. */
export const pixelsOfPng = (file: Buffer): number | undefined =>
  file.length < 24 ? undefined : file.readUInt32BE(16) * file.readUInt32BE(20)

/**
 * The file rebuilt; undefined when it is damaged. What stands after its end, and every part beside the picture, is left out. Unpacks
 * all pixels: for files whose header names a size that was found small enough.
 */
export function cleanPng(file: Buffer): Uint8Array | undefined {
  const chunks = chunksOf(file)
  const header = chunks?.[0]
  if (!chunks || header?.type !== 'IHDR' || header.data.length !== 13) return undefined
  const width = header.data.readUInt32BE(0)
  const height = header.data.readUInt32BE(4)
  const [depth = 0, colour = -1, , , interlace = -1] = header.data.subarray(8)
  const known = COLOURS[colour]
  if (width === 0 || height === 0 || !known?.depths.includes(depth) || interlace > 1) return undefined
  if (colour === PALETTE && !hasPalette(chunks, depth)) return undefined
  const pixels = pixelsOf(chunks, { width, height, bits: known.channels * depth, isInterlaced: interlace === 1 })
  if (!pixels) return undefined
  const image = { type: 'IDAT', data: deflateSync(pixels) }
  const others = chunks.filter((chunk) => KEPT.includes(chunk.type) && chunk.type !== 'IDAT' && chunk.type !== 'IEND')
  const kept = [...others, image, { type: 'IEND', data: Buffer.alloc(0) }]
  return Buffer.concat([file.subarray(0, SIGNATURE_BYTES), ...kept.map(written)])
}

/** Three bytes a colour, no more colours than a pixel can name, before the first pixels. */
function hasPalette(chunks: readonly Chunk[], depth: number): boolean {
  const at = chunks.findIndex((chunk) => chunk.type === 'PLTE')
  const bytes = chunks[at]?.data.length ?? 0
  const isBefore = at < chunks.findIndex((chunk) => chunk.type === 'IDAT')
  return isBefore && bytes > 0 && bytes % 3 === 0 && bytes / 3 <= 2 ** depth
}

/** Up to the end mark; undefined when a length or checksum is wrong, or the end is missing. */
function chunksOf(file: Buffer): readonly Chunk[] | undefined {
  const chunks: Chunk[] = []
  let at = SIGNATURE_BYTES
  while (at + 12 <= file.length) {
    const length = file.readUInt32BE(at)
    if (at + 12 + length > file.length) return undefined
    const body = file.subarray(at + 4, at + 8 + length)
    if (crc32(body) !== file.readUInt32BE(at + 8 + length)) return undefined
    const type = body.toString('latin1', 0, 4)
    chunks.push({ type, data: body.subarray(4) })
    if (type === 'IEND') return chunks
    at += 12 + length
  }
  return undefined
}

/** The filtered rows, unpacked; undefined when they are not as many bytes as the header says, so a small file cannot swell. */
function pixelsOf(
  chunks: readonly Chunk[],
  { width, height, bits, isInterlaced }: { width: number; height: number; bits: number; isInterlaced: boolean },
): Buffer | undefined {
  const row = Math.ceil((width * bits) / 8) + 1
  /** Seven passes have at most this many bytes more than the plain picture. */
  const slack = isInterlaced ? 16 * (width + height) : 0
  const packed = Buffer.concat(chunks.filter((chunk) => chunk.type === 'IDAT').map((chunk) => chunk.data))
  try {
    const pixels = inflateSync(packed, { maxOutputLength: row * height + slack })
    return isInterlaced || pixels.length === row * height ? pixels : undefined
  } catch {
    // Not packed data, or more of it than the header allows: the file is damaged either way.
    return undefined
  }
}

function written({ type, data }: Chunk): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const framed = Buffer.alloc(body.length + 8)
  framed.writeUInt32BE(data.length, 0)
  body.copy(framed, 4)
  framed.writeUInt32BE(crc32(body), body.length + 4)
  return framed
}
