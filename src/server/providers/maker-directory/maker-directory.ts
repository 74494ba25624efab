// A directory of makers by product, apart from what clients said themselves.
import type { AddressParts } from '#domain/address/address.ts'

export interface MakerDirectory {
  /** The maker of a product and where it is listed; undefined when the directory does not have it. */
  find(asin: string): ListedMaker | undefined
}

/** `source` says in a sentence what kind of directory it is. */
export type ListedMaker = { readonly address: AddressParts; readonly source: string }

/** No directory. */
export const noMakerDirectory: MakerDirectory = { find: () => undefined }
