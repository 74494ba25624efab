// The makers of the demo goods as a directory: what an address look-up finds in a demo database. All firms are invented.
import type { MakerDirectory } from '../providers/maker-directory/maker-directory.ts'
import { DEMO_GOODS } from './goods.ts'
import { DEMO_MAKERS } from './makers.ts'

export const demoMakerDirectory: MakerDirectory = {
  find: (asin) => {
    const goods = DEMO_GOODS.find((each) => each.asin === asin)
    const maker = DEMO_MAKERS.find((each) => each.key === goods?.maker)
    if (!maker) return undefined
    const { key: _, ...address } = maker
    return { address }
  },
}
