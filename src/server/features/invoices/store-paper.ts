// The file of a paper on its way into storage.
import { createHash } from 'node:crypto'
import type { Deps } from '../../deps.ts'
import type { Scope } from '../../scope.ts'

export type StoredFile = { readonly storageKey: string; readonly sha256: string; readonly sizeBytes: number }

/** Puts the bytes under `clientId/kind/id.pdf`; a paper that was not kept is written over by the next try with its id. */
export async function storePaper(
  { files }: Pick<Deps, 'files'>,
  { clientId }: Pick<Scope, 'clientId'>,
  kind: string,
  id: string,
  bytes: Uint8Array,
): Promise<StoredFile> {
  const storageKey = `${clientId}/${kind}/${id}.pdf`
  await files.put(storageKey, bytes)
  return { storageKey, sha256: createHash('sha256').update(bytes).digest('hex'), sizeBytes: bytes.length }
}
