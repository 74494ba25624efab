// Downloads the current official export and asks which release it is.
// Addresses: the USITC tariff site's public calls.
import type { DownloadFailure } from '#domain/schedule-update.ts'

export type ExportAddresses = { readonly schedule: string; readonly release: string }

export const OFFICIAL_ADDRESSES: ExportAddresses = {
  schedule: 'https://hts.usitc.gov/reststop/exportList?from=0101&to=9999&format=JSON&styles=false',
  release: 'https://hts.usitc.gov/reststop/currentRelease',
}

/** Twice the known size and some; past it the answer is not a schedule. */
const MAX_BYTES = 40_000_000

type Download = { readonly reason: 'whole'; readonly bytes: Uint8Array } | DownloadFailure

export type DownloadNeeds = {
  readonly fetch: typeof globalThis.fetch
  /** Ends the download when it fires; the answer is then 'too-slow'. */
  readonly signal?: AbortSignal
  /** Called after each piece, with the announced size where there is one. */
  readonly onBytes?: (received: number, expected: number | undefined) => void
}

/** The bytes at an address, or why there are none. Never throws for trouble of the network. */
export async function download(address: string, { fetch, signal, onBytes }: DownloadNeeds): Promise<Download> {
  let received = 0
  try {
    const answer = await fetch(address, { signal, headers: { accept: 'application/json' } })
    if (!answer.ok || !answer.body) return { reason: 'refused', facts: { status: answer.status } }
    const expected = announcedSize(answer)
    const pieces: Uint8Array[] = []
    for await (const piece of answer.body) {
      pieces.push(piece)
      received += piece.byteLength
      if (received > MAX_BYTES) return { reason: 'too-large', facts: {} }
      onBytes?.(received, expected)
    }
    if (expected !== undefined && received !== expected) return { reason: 'cut-short', facts: { received } }
    return { reason: 'whole', bytes: Buffer.concat(pieces) }
  } catch (error) {
    if (signal?.aborted) return { reason: 'too-slow', facts: {} }
    return received > 0
      ? { reason: 'cut-short', facts: { received } }
      : { reason: 'offline', facts: { cause: causeOf(error) } }
  }
}

/** The publisher's name of the current release as ours ('2026HTSRev17' is '2026-rev-17'); undefined when it does not say. */
export async function askRelease(address: string, needs: DownloadNeeds): Promise<string | undefined> {
  const answer = await download(address, { ...needs, onBytes: undefined })
  if (answer.reason !== 'whole') return undefined
  try {
    const content: unknown = JSON.parse(new TextDecoder().decode(answer.bytes))
    const name = typeof content === 'object' && content !== null && 'name' in content ? content.name : content
    return typeof name === 'string' ? releaseName(name) : undefined
  } catch {
    // Not JSON: the schedule itself may still be fine, it is then named by its day.
    return undefined
  }
}

/** '2026HTSRev17' and 'hts_2026_revision_17_json.json' are '2026-rev-17'; '2026HTSBasic' is '2026-basic'. */
export function releaseName(text: string): string | undefined {
  const revision = /(\d{4})[^\d]*rev(?:ision)?[_\s-]*(\d+)/i.exec(text)
  if (revision) return `${revision[1]}-rev-${revision[2]}`
  const basic = /(\d{4})[^\d]*basic/i.exec(text)
  return basic ? `${basic[1]}-basic` : undefined
}

/** Only a size of the bytes as we get them: a packed transfer announces the packed size. */
function announcedSize(answer: Response): number | undefined {
  const length = answer.headers.get('content-length')
  return length === null || answer.headers.has('content-encoding') ? undefined : Number(length)
}

function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message || error.message : error.message
}
