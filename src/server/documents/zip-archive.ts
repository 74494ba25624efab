// Files as one ZIP archive, sent while they are read: one is open at a time.
import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'

export type ArchivedFile = {
  /** Parts of the path by '/'; unique in the archive. */
  readonly path: string
  /** Asked for when the files before it are sent. */
  readonly pieces: () => AsyncIterable<string | Uint8Array>
}

/**
 * The bytes of the archive. A file that cannot be read breaks them off, so that a part is never taken for the whole; `onFailure` is told
 * before.
 */
export function zipArchive(files: readonly ArchivedFile[], onFailure: (error: Error) => void): Readable {
  const zip = new ZipFile()
  const output = new Readable().wrap(zip.outputStream)
  const breakOff = (error: Error) => {
    onFailure(error)
    output.destroy(error)
  }
  zip.on('error', breakOff)
  for (const { path, pieces } of files)
    zip.addReadStreamLazy(path, (done) => {
      const read = Readable.from(pieces(), { objectMode: false })
      read.on('error', breakOff)
      done(null, read)
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
