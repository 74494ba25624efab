// Which characters a TrueType font can print, read from its cmap table (OpenType 1.9, "cmap", formats 4 and 12).

/** Whether the font has a glyph for a Unicode code point. */
export type Coverage = (codePoint: number) => boolean

type Range = { readonly first: number; readonly last: number }

/** Throws when the file has no cmap subtable of format 4 or 12: no such font is shipped. */
export function readCoverage(file: Uint8Array): Coverage {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const cmap = tableOffset(view, 'cmap')
  const ranges = rangesOf(view, cmap)
  return (codePoint) => contains(ranges, codePoint)
}

/** Where a table begins. Throws when the font has none of that tag. */
export function tableOffset(view: DataView, tag: string): number {
  const tables = view.getUint16(4)
  for (let index = 0; index < tables; index += 1) {
    const record = 12 + index * 16
    const name = String.fromCharCode(...[0, 1, 2, 3].map((byte) => view.getUint8(record + byte)))
    if (name === tag) return view.getUint32(record + 8)
  }
  throw new RangeError(`the font has no ${tag} table`)
}

/** The ranges of the richest subtable: format 12 covers all planes, format 4 the basic one. */
function rangesOf(view: DataView, cmap: number): readonly Range[] {
  const subtables = Array.from(
    { length: view.getUint16(cmap + 2) },
    (_, index) => cmap + view.getUint32(cmap + 8 + index * 8),
  )
  const full = subtables.find((at) => view.getUint16(at) === 12)
  if (full !== undefined) return segmentedRanges(view, full)
  const basic = subtables.find((at) => view.getUint16(at) === 4)
  if (basic !== undefined) return basicRanges(view, basic)
  throw new RangeError('the font has no cmap subtable of format 4 or 12')
}

function segmentedRanges(view: DataView, at: number): readonly Range[] {
  const groups = view.getUint32(at + 12)
  return Array.from({ length: groups }, (_, index) => {
    const group = at + 16 + index * 12
    return { first: view.getUint32(group), last: view.getUint32(group + 4) }
  })
}

function basicRanges(view: DataView, at: number): readonly Range[] {
  const segments = view.getUint16(at + 6) / 2
  return Array.from({ length: segments }, (_, index) => ({
    first: view.getUint16(at + 16 + segments * 2 + index * 2),
    last: view.getUint16(at + 14 + index * 2),
  })).filter((range) => range.first !== 0xffff)
}

/** Ranges stand in ascending order in both formats. */
function contains(ranges: readonly Range[], codePoint: number): boolean {
  let low = 0
  let high = ranges.length - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const range = ranges[middle]
    if (!range) return false
    if (codePoint < range.first) high = middle - 1
    else if (codePoint > range.last) low = middle + 1
    else return true
  }
  return false
}
