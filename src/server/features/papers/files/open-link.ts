// The file that a signed link of our own names. Whoever has the link may read it until it expires.
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../errors.ts'
import { isListedFile } from '../../../store/purged-documents.ts'

/** Throws `missing` for a token that was not made here or whose paper left the list or is gone, `forbidden` for one that has expired. */
export async function openLink(
  { db, files, now }: Pick<Deps, 'db' | 'files' | 'now'>,
  token: string,
): Promise<{ readonly filename: string; readonly bytes: Uint8Array }> {
  const link = files.readLink(token, now())
  if (link.kind === 'expired') throw new AppError('forbidden', 'link-expired')
  const isListed = link.kind === 'good' && (await isListedFile(db, link.key))
  const bytes = isListed ? await files.get(link.key) : undefined
  if (link.kind !== 'good' || !bytes) throw new AppError('missing', 'not-found')
  return { filename: link.filename, bytes }
}
