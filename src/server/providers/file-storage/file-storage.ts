// Where generated papers are kept.

export interface FileStorage {
  readonly name: string
  /** Stores bytes under a key such as '<clientId>/commercial_invoice/<id>.pdf'; overwrites. Throws ProviderError. */
  put(key: string, bytes: Uint8Array): Promise<void>
  /** The bytes, or undefined when there is no such key. Throws ProviderError. */
  get(key: string): Promise<Uint8Array | undefined>
}
