// What we use of bidi-js: its own types describe another way of loading it.
declare module 'bidi-js' {
  type Embedding = { readonly levels: Uint8Array }
  type Bidi = {
    getEmbeddingLevels(text: string, direction: 'ltr' | 'rtl'): Embedding
    /** By index of a UTF-16 unit. */
    getMirroredCharactersMap(text: string, levels: Uint8Array): ReadonlyMap<number, string>
  }
  export default function bidiFactory(): Bidi
}
