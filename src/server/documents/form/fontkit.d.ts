// What the form library and we need of fontkit, which comes without types.
declare module 'fontkit' {
  import type { Fontkit } from '@cantoo/pdf-lib'

  /** Font units, from where the pen stands. */
  type Position = { readonly xAdvance: number; readonly xOffset: number; readonly yOffset: number }
  export type Face = {
    readonly unitsPerEm: number
    /** By their number, as they were first asked for. Not documented; a test of `kit/fonts` holds it. */
    _glyphs: Record<number, unknown>
    layout(text: string, features: Readonly<Record<string, boolean>>): { readonly positions: readonly Position[] }
  }
  /** Opens a face; none of our files is a collection. */
  export const create: ((file: Uint8Array) => Face) & Fontkit['create']
}
