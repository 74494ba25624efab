// A PNG rebuilt from the parts that make the picture. Source: PNG specification (third edition), chunks and filtering.
import { crc32, deflateSync, inflateSync } from 'node:zlib'

/** A picture without its surroundings, and its size in pixels. */
export type CleanPicture = { readonly bytes: Uint8Array; readonly width: number; readonly height: number }

const SIGNATURE_BYTES = 8
/** What is kept of a file: header, palette, transparency, pixels, end. */
const KEPT = ['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']
const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }

type Chunk = { readonly type: string; readonly data: Buffer }

/** Undefined when the file is damaged. What stands after its end, and every part beside the picture, is left out. */
export function cleanPng(file: Buffer, mostPixels: number): CleanPicture | 'too-large' | undefined {
  const chunks = chunksOf(file)
  const header = chunks?.[0]
  if (!chunks || header?.type !== 'IHDR' || header.data.length !== 13) return undefined
  const width = header.data.readUInt32BE(0)
  const height = header.data.readUInt32BE(4)
  const channels = CHANNELS[header.data[9] ?? -1]
  if (width === 0 || height === 0 || channels === undefined) return undefined
  if (width * height > mostPixels) return 'too-large'
  const pixels = pixelsOf(chunks, { width, height, bits: channels * (header.data[8] ?? 0), header: header.data })
  if (!pixels) return undefined
  const image = { type: 'IDAT', data: deflateSync(pixels) }
  const others = chunks.filter((chunk) => KEPT.includes(chunk.type) && chunk.type !== 'IDAT' && chunk.type !== 'IEND')
  const kept = [...others, image, { type: 'IEND', data: Buffer.alloc(0) }]
  return { bytes: Buffer.concat([file.subarray(0, SIGNATURE_BYTES), ...kept.map(written)]), width, height }
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
  { width, height, bits, header }: { width: number; height: number; bits: number; header: Buffer },
): Buffer | undefined {
  const isInterlaced = header[12] !== 0
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
