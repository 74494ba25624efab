// Reports page views to the server, which counts them or not as the operator set it. Nothing is sent where the browser asks to be
// left alone, or where nobody counts.
import { reportPageView } from '#contract/public-tools.ts'
import { call } from './call.ts'
import { openVisit } from './visitor.ts'

type Router = {
  readonly state: { readonly location: { readonly pathname: string } }
  readonly subscribe: (listener: (state: Router['state']) => void) => () => void
}

/** Counts the page that is open and each one that is opened after it. */
export function countEachPage(router: Router): void {
  let last: string | undefined
  const count = ({ location }: Router['state']) => {
    if (location.pathname === last) return
    last = location.pathname
    const view = { path: location.pathname, language: document.documentElement.lang }
    void countPageView(view)
  }
  count(router.state)
  router.subscribe(count)
}

type View = { readonly path: string; readonly language: string }

let counts: Promise<boolean> | undefined
let referrer: string | undefined

/** Never fails: a page view that is not counted is nobody's trouble. `path`: without query and fragment. */
async function countPageView({ path, language }: View): Promise<void> {
  if (asksToBeLeftAlone()) return
  counts ??= openVisit().then(
    ({ countsPageViews }) => countsPageViews,
    () => false,
  )
  if (!(await counts)) return
  const from = referrer === undefined ? document.referrer.slice(0, LONGEST) : ''
  referrer = from
  const body = { path: path.slice(0, LONGEST), referrer: from, language }
  await call(reportPageView, { body }).catch(() => undefined)
}

const LONGEST = 300

/** Do Not Track, or Global Privacy Control, which takes its place. */
function asksToBeLeftAlone(): boolean {
  const { doNotTrack } = navigator
  const control = 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true
  return doNotTrack === '1' || doNotTrack === 'yes' || control
}
