// A JPEG without comments, camera data and whatever stands after its end. Source: ITU-T T.81, annex B.

/** A picture without its surroundings, and its size in pixels. */
type CleanPicture = { readonly bytes: Uint8Array; readonly width: number; readonly height: number }

const START = 0xd8
const END = 0xd9
const SCAN = 0xda
const COMMENT = 0xfe

/** Undefined when the file is damaged. */
export function cleanJpeg(file: Buffer): CleanPicture | undefined {
  const kept: Buffer[] = [Buffer.from([0xff, START])]
  let size: { width: number; height: number } | undefined
  let at = 2
  while (at + 4 <= file.length) {
    if (file[at] !== 0xff) return undefined
    const marker = file[at + 1] ?? 0
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker === END) return size && finished(kept, size)
    const next = at + 2 + file.readUInt16BE(at + 2)
    if (next > file.length || next < at + 4) return undefined
    if (isFrame(marker)) size = { height: file.readUInt16BE(at + 5), width: file.readUInt16BE(at + 7) }
    const end = marker === SCAN ? endOfScan(file, next) : next
    if (isPicture(marker)) kept.push(file.subarray(at, end))
    at = end
  }
  const endsRight = file[at] === 0xff && file[at + 1] === END
  return endsRight && size ? finished(kept, size) : undefined
}

function finished(kept: readonly Buffer[], size: { width: number; height: number }): CleanPicture | undefined {
  if (size.width === 0 || size.height === 0) return undefined
  return { bytes: Buffer.concat([...kept, Buffer.from([0xff, END])]), ...size }
}

/** Frame headers: all of C0 to CF but the tables DHT, JPG and DAC. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** All but comments and application data; the colour marks of JFIF (E0) and Adobe (EE) belong to the picture. */
const isPicture = (marker: number): boolean =>
  marker !== COMMENT && (marker < 0xe0 || marker > 0xef || marker === 0xe0 || marker === 0xee)

/** Where the packed data ends: at a marker that is neither a stuffed byte nor a restart. */
function endOfScan(file: Buffer, from: number): number {
  for (let at = from; at + 1 < file.length; at += 1) {
    const next = file[at + 1] ?? 0
    if (file[at] === 0xff && next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at
  }
  return file.length
}
