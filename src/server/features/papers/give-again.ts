// A paper that was made is given again as it was: the same file under the same name.
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'

export type StoredPaper = { readonly filename: string; readonly bytes: Uint8Array }
/** What the call answers where there is none. */
type Missing = 'no-such-document' | 'no-cusma-form'
type Row = { readonly id: string; readonly filename: string; readonly storage_key: string }

/** Throws `missing` where there is no such paper, or its file is gone; the latter is logged as the fault it is. */
export async function giveAgain(
  { files, log }: Pick<Deps, 'files' | 'log'>,
  row: Row | undefined,
  code: Missing,
): Promise<StoredPaper> {
  if (!row) throw new AppError('missing', code)
  const bytes = await files.get(row.storage_key)
  if (bytes) return { filename: row.filename, bytes }
  log.error({ documentId: row.id }, 'a stored document has no file')
  throw new AppError('missing', code)
}
