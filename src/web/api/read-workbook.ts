// Makes sure that a workbook can be unpacked and read without filling the memory, before the reader of workbooks gets it.
import type { FileReason } from '#domain/import/file-reason.ts'
import { isXml, sheetProblem, type WorkbookPart, workbookParts } from '#domain/import/workbook.ts'

const NOT_A_SHEET: FileReason = { reason: 'notSheet' }

/** Why the workbook is not to be read; null where it may be. */
export async function workbookProblem(bytes: ArrayBuffer): Promise<FileReason | null> {
  const read = workbookParts(new Uint8Array(bytes))
  if (read.kind === 'problem') return read.problem
  for (const part of read.parts.filter(isXml)) {
    const xml = await unpacked(part)
    const problem = xml === undefined ? NOT_A_SHEET : sheetProblem(xml)
    if (problem) return problem
  }
  return null
}

/** Undefined for a part that is damaged or larger than it says. */
async function unpacked({ packed, isDeflated, unpackedSize }: WorkbookPart): Promise<string | undefined> {
  if (!isDeflated) return new TextDecoder().decode(packed)
  const inflate = new DecompressionStream('deflate-raw')
  const writer = inflate.writable.getWriter()
  // What is wrong with the bytes is told to the reader.
  void Promise.all([writer.write(packed), writer.close()]).catch(() => undefined)
  const reader = inflate.readable.getReader()
  const decoder = new TextDecoder()
  const read: string[] = []
  let size = 0
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return read.join('') + decoder.decode()
      size += value.byteLength
      if (size > unpackedSize) return undefined
      read.push(decoder.decode(value, { stream: true }))
    }
  } catch {
    return undefined // not what deflate writes
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}
