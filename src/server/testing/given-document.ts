// A stored paper as tests need one.
import type { Deps } from '../deps.ts'
import { insertDocument } from '../store/documents.ts'
import { daysAgo } from './builders.ts'

type GivenDocument = {
  readonly clientId: string
  readonly shipmentId: string
  readonly mark: string
  readonly kind: string
  readonly prefix: string
}

export async function givenDocument(
  deps: Deps,
  { clientId, shipmentId, mark, kind, prefix }: GivenDocument,
): Promise<{ readonly id: string; readonly filename: string; readonly storageKey: string }> {
  const id = deps.newId()
  const filename = `${prefix}-${mark}.pdf`
  const bytes = new TextEncoder().encode(`%PDF-1.7 ${mark}`)
  const storageKey = `${clientId}/${kind}/${id}.pdf`
  await deps.files.put(storageKey, bytes)
  await insertDocument(deps.db, {
    id,
    client_id: clientId,
    shipment_id: shipmentId,
    kind,
    number: `${prefix}-${mark}`,
    filename,
    storage_key: storageKey,
    sha256: '',
    size_bytes: bytes.byteLength,
    created_by: mark,
    created_at: daysAgo(1),
    request: kind === 'commercial_invoice' ? '{}' : null,
  })
  return { id, filename, storageKey }
}
