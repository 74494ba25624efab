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
