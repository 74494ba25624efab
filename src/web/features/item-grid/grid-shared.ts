// What the cells of a grid share beside the desk.

import { createContext, use } from 'react'
import type { Makers } from './makers.ts'

type GridShared = {
  readonly makers: Makers
  /** Id of the line that says what is wrong with the cell at the focus. */
  readonly messageId: string
}

const SharedContext = createContext<GridShared | undefined>(undefined)
export const GridSharedProvider = SharedContext.Provider

export function useGridShared(): GridShared {
  const shared = use(SharedContext)
  if (!shared) throw new Error('a cell stands outside GridSharedProvider')
  return shared
}
