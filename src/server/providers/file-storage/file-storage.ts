// Where generated papers are kept.

export interface FileStorage {
  readonly name: string
  /** Stores bytes under a key such as '<clientId>/commercial_invoice/<id>.pdf'; overwrites. Throws StorageError. */
  put(key: string, bytes: Uint8Array): Promise<void>
  /** The bytes, or undefined when there is no such key. Throws StorageError. */
  get(key: string): Promise<Uint8Array | undefined>
  /** Forgets a file for good; none under the key is as well. Throws StorageError. */
  delete(key: string): Promise<void>
  /** Removes what writes that were cut off before `before` left behind; answers how many. Throws StorageError. */
  sweep(before: Date): Promise<number>
  /** Keys of the files last written before `before`, some at a time. Throws StorageError. */
  list(before: Date): AsyncIterable<readonly string[]>
  /** An address that reads the file without signing in until it expires; whether there is a file is not looked at. */
  link(key: string, wanted: LinkWanted): Promise<string>
  /** What a link of our own ('/api/files/<token>') names; storages whose links lead elsewhere know none. */
  readLink(token: string, now: Date): ReadLink
}

export type LinkWanted = {
  readonly now: Date
  readonly expiresInSeconds: number
  /** The name the reader's file gets. */
  readonly filename: string
}

export type ReadLink =
  | { readonly kind: 'good'; readonly key: string; readonly filename: string }
  | { readonly kind: 'expired' }
  | { readonly kind: 'unknown' }
