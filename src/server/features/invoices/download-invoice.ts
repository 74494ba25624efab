// A stored paper by its file name. The name is looked up among the client's documents and never becomes part of a path.
import { texts } from '#texts/en/invoice.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import type { Scope } from '../../scope.ts'
import { findDocumentByFilename } from '../../store/documents.ts'

export type StoredPaper = { readonly filename: string; readonly bytes: Uint8Array }

/** Throws `missing` when the client has no such paper, or its file is gone; the latter is logged as the fault it is. */
export async function findPaper(
  { db, files, log }: Pick<Deps, 'db' | 'files' | 'log'>,
  { clientId }: Scope,
  filename: string,
): Promise<StoredPaper> {
  const document = await findDocumentByFilename(db, clientId, filename)
  if (!document) throw new AppError('missing', texts.notFound)
  const bytes = await files.get(document.storage_key)
  if (!bytes) {
    log.error({ documentId: document.id }, 'a stored document has no file')
    throw new AppError('missing', texts.notFound)
  }
  return { filename: document.filename, bytes }
}
