// Looks at a workbook (XLSX, a zip of XML files) before it is unpacked and read: a small file can be made to fill any memory, by what
// it unpacks to and by how wide and long its one cell makes a sheet. Source: PKWARE APPNOTE 6.3, 4.3; ECMA-376 part 1, 18.3.1.
import type { FileReason } from './file-reason.ts'

/** One file of the zip. Sizes in bytes, as the zip says. */
export type WorkbookPart = {
  readonly name: string
  readonly isDeflated: boolean
  readonly packed: Uint8Array<ArrayBuffer>
  readonly unpackedSize: number
}
type WorkbookParts =
  | { readonly kind: 'parts'; readonly parts: readonly WorkbookPart[] }
  | { readonly kind: 'problem'; readonly problem: FileReason }

/** All files of a workbook unpacked, and how often larger than packed: spreadsheet programs write 5 to 40 times. */
export const MOST_UNPACKED_BYTES = 200_000_000
const MOST_TIMES = 200
/** Up to here a workbook may be packed as well as it likes. */
const SMALL_BYTES = 5_000_000
/** Rows of a sheet times its widest row: the reader fills the gaps. */
const MOST_CELLS = 6_000_000
const MOST_SHEET_ROWS = 1_048_576

const refused = (problem: FileReason) => ({ kind: 'problem', problem }) as const

/** The files a workbook says it holds, without unpacking any; a reason where it is no such zip or says too much. */
export function workbookParts(bytes: Uint8Array<ArrayBuffer>): WorkbookParts {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = directoryEnd(view)
  if (end === undefined) return refused({ reason: 'notSheet' })
  try {
    const parts = readDirectory(bytes, view, end)
    const unpacked = parts.reduce((sum, part) => sum + part.unpackedSize, 0)
    const isTooMuch = unpacked > SMALL_BYTES && unpacked > MOST_TIMES * bytes.byteLength
    return isTooMuch || unpacked > MOST_UNPACKED_BYTES ? refused({ reason: 'sheetTooLarge' }) : { kind: 'parts', parts }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return refused({ reason: 'notSheet' }) // an offset that points out of the file
  }
}

const [END_SIGN, ENTRY_SIGN, END_LENGTH, LONGEST_COMMENT] = [0x06054b50, 0x02014b50, 22, 65_535]

/** Where the record at the end of a zip begins, the last of what looks like one. */
function directoryEnd(view: DataView): number | undefined {
  const last = view.byteLength - END_LENGTH
  for (let at = last; at >= Math.max(0, last - LONGEST_COMMENT); at -= 1)
    if (view.getUint32(at, true) === END_SIGN) return at
  return undefined
}

/** Throws RangeError for what lies outside the file; sizes of 4 GB and more stand as 4 GB. */
function readDirectory(bytes: Uint8Array<ArrayBuffer>, view: DataView, end: number): readonly WorkbookPart[] {
  const count = view.getUint16(end + 8, true)
  const parts: WorkbookPart[] = []
  let at = view.getUint32(end + 16, true)
  for (let n = 0; n < count; n += 1) {
    if (view.getUint32(at, true) !== ENTRY_SIGN) throw new RangeError('no entry of a zip')
    const nameLength = view.getUint16(at + 28, true)
    const packedSize = view.getUint32(at + 20, true)
    const local = view.getUint32(at + 42, true)
    const begin = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
    if (begin + packedSize > bytes.byteLength) throw new RangeError('an entry outside the zip')
    parts.push({
      name: new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength)),
      isDeflated: view.getUint16(at + 10, true) !== 0,
      packed: bytes.subarray(begin, begin + packedSize),
      unpackedSize: view.getUint32(at + 24, true),
    })
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return parts
}

/** Whether the reader unpacks it. */
export const isXml = ({ name }: WorkbookPart): boolean => name.endsWith('.xml') || name.endsWith('.xml.rels')

const BEGUN = /<(?:[^\s<>/:]+:)?(?:row|c)[\s/>]/g
const TAG = /<(?:[^\s<>/:]+:)?(row|c)((?:\s+[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>/g
const PLACE = /\sr\s*=\s*["']([^"']*)["']/g

/** What is wrong with the rows and cells of one XML file of a workbook: null where nothing is. */
export function sheetProblem(xml: string): FileReason | null {
  let [tags, rows, last, widest] = [0, 0, 0, 0]
  for (const [, tag, attributes = '', isEmpty] of xml.matchAll(TAG)) {
    tags += 1
    if (tag === 'row') rows += 1
    const [place, more] = [...attributes.matchAll(PLACE)].map(([, given]) => given)
    if (place === undefined || (tag === 'c' && isEmpty)) continue
    const [, letters = '', digits] = PLACE_OF[tag === 'row' ? 'row' : 'c'].exec(place) ?? []
    if (digits === undefined || more !== undefined) return { reason: 'notSheet' }
    widest = Math.max(widest, columnNumber(letters))
    last = Math.max(last, Number(digits))
  }
  for (const _ of xml.matchAll(BEGUN)) tags -= 1
  if (tags !== 0) return { reason: 'notSheet' }
  const height = Math.max(rows, last)
  return height > MOST_SHEET_ROWS || height * widest > MOST_CELLS ? { reason: 'sheetTooLarge' } : null
}

const PLACE_OF = { row: /^()(\d{1,7})$/, c: /^([A-Z]{1,3})(\d{1,7})$/ } as const

/** 'A' is 1, 'XFD' 16,384. */
const columnNumber = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)
