// A paper that was made is given again as it was: the same file under the same name.
import { texts } from '#texts/en/invoice.ts'
import type { Deps } from '../../deps.ts'
import { SpokenError } from '../../errors.ts'

export type StoredPaper = { readonly filename: string; readonly bytes: Uint8Array }
type Row = { readonly id: string; readonly filename: string; readonly storage_key: string }

/** Throws `missing` where there is no such paper, or its file is gone; the latter is logged as the fault it is. */
export async function giveAgain(
  { files, log }: Pick<Deps, 'files' | 'log'>,
  row: Row | undefined,
  notFound: string = texts.notFound,
): Promise<StoredPaper> {
  if (!row) throw new SpokenError('missing', notFound)
  const bytes = await files.get(row.storage_key)
  if (bytes) return { filename: row.filename, bytes }
  log.error({ documentId: row.id }, 'a stored document has no file')
  throw new SpokenError('missing', notFound)
}
