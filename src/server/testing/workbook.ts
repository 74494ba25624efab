// Workbooks as spreadsheet programs write them, for tests: XML files in a zip.
import { crc32, deflateRawSync } from 'node:zlib'

/** Text, number, boolean, day or time; `zeros` shows a number with leading zeros; undefined leaves the cell out. */
export type Cell =
  | string
  | number
  | boolean
  | undefined
  | { readonly day: string }
  | { readonly formula: string; readonly result?: string | number }
  | { readonly zeros: number }
  | { readonly error: string }

type Sheet = { readonly name: string; readonly rows: readonly (readonly Cell[])[] }

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships'

/** The bytes of a workbook; rows without cells are left out, as programs do. */
export const workbook = (...sheets: readonly Sheet[]): Buffer =>
  zip(workbookFiles(sheets.map(({ name, rows }) => ({ name, xml: sheetXml(rows) }))))

/** The bytes of a workbook whose first sheet has this XML between `<sheetData>` and its end. */
export const workbookOfXml = (sheetData: string): Buffer =>
  zip(workbookFiles([{ name: 'Sheet1', xml: worksheet(sheetData) }]))

function workbookFiles(sheets: readonly { name: string; xml: string }[]): readonly ZipFile[] {
  const part = (n: number) => `<sheet name="${escaped(sheets[n]?.name ?? '')}" sheetId="${n + 1}" r:id="rId${n + 1}"/>`
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`
  const numbers = sheets.map((_, n) => n)
  return [
    {
      name: '_rels/.rels',
      text: `${XML}<Relationships xmlns="${PACKAGE}">${relation('rId1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    },
    {
      name: 'xl/workbook.xml',
      text:
        XML +
        element('workbook', element('sheets', numbers.map(part).join('')), ` xmlns="${MAIN}" xmlns:r="${OFFICE}"`),
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      text: `${XML}<Relationships xmlns="${PACKAGE}">${numbers.map((n) => relation(`rId${n + 1}`, 'worksheet', `worksheets/sheet${n + 1}.xml`)).join('')}${relation('rId99', 'styles', 'styles.xml')}</Relationships>`,
    },
    {
      name: 'xl/styles.xml',
      text: `${XML}<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="0000000000"/></numFmts><cellXfs count="4"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/><xf numFmtId="22" applyNumberFormat="1"/><xf numFmtId="164" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    },
    ...sheets.map(({ xml }, n) => ({ name: `xl/worksheets/sheet${n + 1}.xml`, text: xml })),
  ]
}

const worksheet = (sheetData: string): string =>
  XML + element('worksheet', element('sheetData', sheetData), ` xmlns="${MAIN}"`)

const element = (name: string, content: string, attributes = ''): string => `<${name}${attributes}>${content}</${name}>`

const sheetXml = (rows: readonly (readonly Cell[])[]): string =>
  worksheet(
    rows
      .map((cells, y) =>
        cells.length === 0 ? '' : `<row r="${y + 1}">${cells.map((cell, x) => cellXml(cell, x, y)).join('')}</row>`,
      )
      .join(''),
  )

function cellXml(cell: Cell, x: number, y: number): string {
  const at = `r="${String.fromCharCode(65 + x)}${y + 1}"`
  if (cell === undefined) return `<c ${at} s="0"/>`
  if (typeof cell === 'string')
    return `<c ${at} t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`
  if (typeof cell === 'number') return `<c ${at}><v>${cell}</v></c>`
  if (typeof cell === 'boolean') return `<c ${at} t="b"><v>${cell ? 1 : 0}</v></c>`
  if ('day' in cell) return `<c ${at} s="${cell.day.length > 10 ? 2 : 1}"><v>${serial(cell.day)}</v></c>`
  if ('zeros' in cell) return `<c ${at} s="3"><v>${cell.zeros}</v></c>`
  if ('error' in cell) return `<c ${at} t="e"><v>${cell.error}</v></c>`
  const { formula, result } = cell
  const value = result === undefined ? '' : `<v>${escaped(String(result))}</v>`
  return `<c ${at}${typeof result === 'string' ? ' t="str"' : ''}><f>${escaped(formula)}</f>${value}</c>`
}

/** Days since 30 December 1899, as spreadsheets count. */
const serial = (at: string): number => (Date.parse(at) - Date.UTC(1899, 11, 30)) / 86_400_000

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

export type ZipFile = {
  readonly name: string
  readonly text: string | Buffer
  /** What the zip says it unpacks to, where that is a lie. */
  readonly saysSize?: number
}

/** A zip of deflated files. */
export function zip(files: readonly ZipFile[]): Buffer {
  const [bodies, entries]: [Buffer[], Buffer[]] = [[], []]
  let at = 0
  for (const { name, text, saysSize } of files) {
    const bytes = Buffer.from(text)
    const packed = deflateRawSync(bytes)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(8, 4)
    common.writeUInt32LE(crc32(bytes), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(saysSize ?? bytes.length, 18)
    common.writeUInt16LE(Buffer.byteLength(name), 22)
    const body = Buffer.concat([Buffer.from('PK\u0003\u0004'), common, Buffer.from(name), packed])
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(at, 10)
    entries.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000'), common, tail, Buffer.from(name)]))
    bodies.push(body)
    at += body.length
  }
  const directory = Buffer.concat(entries)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(files.length, 4)
  end.writeUInt16LE(files.length, 6)
  end.writeUInt32LE(directory.length, 8)
  end.writeUInt32LE(at, 12)
  return Buffer.concat([...bodies, directory, Buffer.from('PK\u0005\u0006'), end])
}
