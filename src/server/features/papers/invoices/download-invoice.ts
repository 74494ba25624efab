// A stored paper by its file name. The name is looked up among the client's documents and never becomes part of a path.
import type { Deps } from '../../../deps.ts'
import type { Scope } from '../../../scope.ts'
import { findDocumentByFilename } from '../../../store/documents.ts'
import { giveAgain, type StoredPaper } from '../give-again.ts'

/** Throws `missing` as `giveAgain`. */
export async function findPaper(
  deps: Pick<Deps, 'db' | 'files' | 'log'>,
  { clientId }: Scope,
  filename: string,
): Promise<StoredPaper> {
  return giveAgain(deps, await findDocumentByFilename(deps.db, clientId, filename), 'no-such-document')
}
