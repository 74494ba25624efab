// Files as one ZIP archive, sent while they are read: one is open at a time.
import { type PassThrough, Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { AppError } from '../errors.ts'

export type ArchivedFile = {
  /** Parts of the path by '/'; unique in the archive. */
  readonly path: string
  /** Asked for when the files before it are sent. */
  readonly pieces: () => AsyncIterable<string | Uint8Array>
}

/** Archives on their way at a time, from all and to one: each holds a file, and a reader may be slow. */
const MOST_AT_ONCE = 6
const underWay = new Map<string, Readable>()
/** Whoever asked may be refused after all, by a database that went away: what nobody begins to read is let go. */
const BEGUN_WITHIN_MS = 30_000

type Wanted = {
  /** Whose archive it is: one at a time. */
  readonly owner: string
  readonly files: readonly ArchivedFile[]
  /** Told before an archive is broken off. */
  readonly onFailure: (error: Error) => void
}

/**
 * The bytes of the archive. A file that cannot be read breaks them off, so that a part is never taken for the whole. Throws `limited`
 * while another of the owner, or too many, are on their way.
 */
export function zipArchive({ owner, files, onFailure }: Wanted): Readable {
  if (underWay.has(owner) || underWay.size >= MOST_AT_ONCE) throw new AppError('limited', 'archive-under-way')
  const zip = new ZipFile()
  const output = zip.outputStream as PassThrough
  underWay.set(owner, output)
  const letGo = () => underWay.get(owner) === output && underWay.delete(owner)
  let reading: Readable | undefined
  const breakOff = (error: Error) => {
    onFailure(error)
    output.destroy(error)
  }
  const unread = setTimeout(() => {
    if (!output.readableDidRead) output.destroy()
  }, BEGUN_WITHIN_MS).unref()
  // Before the answer is over: who has the whole archive may ask for the next at once.
  output.once('end', letGo)
  output.once('close', () => {
    clearTimeout(unread)
    letGo()
    reading?.destroy()
  })
  zip.on('error', breakOff)
  for (const { path, pieces } of files)
    zip.addReadStreamLazy(path, (done) => {
      reading = Readable.from(pieces(), { objectMode: false })
      reading.on('error', breakOff)
      done(null, reading)
    })
  zip.end()
  return output
}

/** A file that lies in storage; `read` answers undefined where it is gone. */
type StoredFile = { readonly path: string; readonly read: () => Promise<Uint8Array | undefined> }

/** The files, and after them `missing.txt` with the paths of those that were not found: empty when all were. */
export function storedFiles(stored: readonly StoredFile[]): readonly ArchivedFile[] {
  const missing: string[] = []
  const bytesOf = async function* ({ path, read }: StoredFile) {
    const bytes = await read()
    if (bytes) yield bytes
    else missing.push(`${path}\n`)
  }
  return [
    ...stored.map((file) => ({ path: file.path, pieces: () => bytesOf(file) })),
    { path: 'missing.txt', pieces: () => textOf(...missing) },
  ]
}

export async function* textOf(...parts: readonly string[]): AsyncGenerator<string> {
  yield* parts
}

/** A name of somebody's as a part of a path. */
export const safeName = (name: string): string => name.replaceAll(/[^\p{L}\p{N}._ -]/gu, '_')
