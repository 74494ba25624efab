import { expect, it } from 'vitest'
import { PUBLIC_PAGES } from '#contract/public-pages.ts'
import { PublicArea } from './pages/public-area.tsx'
import { routes } from './routes.tsx'

/** What stands for every address that leads nowhere. */
const NO_SUCH_PAGE = '*'
/** Reached by the links of letters alone: nothing for search engines. */
const BY_LETTER: readonly (string | undefined)[] = ['/invitation', '/address-change', '/letters']

it('names for search engines exactly the pages that need no sign-in', async () => {
  const areas = routes.flatMap((root) => root.children ?? [])
  const loaded = await Promise.all(
    areas.map(async (area) => ({ area, ...(typeof area.lazy === 'function' ? await area.lazy() : {}) })),
  )
  const open = loaded.filter((each) => 'Component' in each && each.Component === PublicArea)
  const paths = open
    .flatMap(({ area }) => area.children ?? [])
    .flatMap(({ path }) => (path === undefined || path === NO_SUCH_PAGE || BY_LETTER.includes(path) ? [] : path))
  expect(paths.toSorted()).toEqual([...PUBLIC_PAGES].toSorted())
})
