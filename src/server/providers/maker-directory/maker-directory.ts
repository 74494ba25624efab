// A directory of makers by product, apart from what clients said themselves.
import type { AddressParts } from '#domain/address/address.ts'

export interface MakerDirectory {
  /** The maker of a product and where it is listed; undefined when the directory does not have it. */
  find(asin: string): ListedMaker | undefined
}

type ListedMaker = { readonly address: AddressParts }

/** No directory. */
export const noMakerDirectory: MakerDirectory = { find: () => undefined }
