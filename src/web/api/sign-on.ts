// Single sign-on in the browser: away to the provider and back. Signing in again goes through a window of its own, so that the page that asks
// for it loses nothing; it tells by the storage of this site, as the provider's pages may cut every other tie between the two.
import { beginSignOn, beginSignOnAgain } from '#contract/sign-on.ts'
import { PATHS } from '../paths.ts'
import { call } from './call.ts'

const SIGNED_IN_AGAIN = 'signedInAgain'
/** What the address of the window says before it goes to the provider. */
const AGAIN = '?again'
const WINDOW = 'popup,width=520,height=720'

/** Leaves for the provider. `wanted`: the page of staff that is opened afterwards. */
export async function goToProvider(wanted: string | undefined): Promise<void> {
  const { data } = await call(beginSignOn, { body: wanted === undefined ? {} : { wanted } })
  location.assign(data.address)
}

/** The same in the window that signs in again: the provider takes its place. */
export async function goToProviderAgain(): Promise<void> {
  const { data } = await call(beginSignOnAgain, {}, { actor: 'staff', isProof: true })
  location.replace(data.address)
}

export const isAboutToGoAgain = (search: string): boolean => search === AGAIN
/** Whether what the provider sent is of signing in again. */
export const isOfAgain = (search: string): boolean =>
  (new URLSearchParams(search).get('state') ?? '').startsWith('again.')

/** Opens the window; undefined where the browser does not let. */
export const openAgainWindow = (): Window | undefined =>
  window.open(`${PATHS.staffSignOn}${AGAIN}`, '_blank', WINDOW) ?? undefined

/** Tells the page that asked: other windows of this site hear of what is stored. */
export function tellSignedInAgain(): void {
  localStorage.setItem(SIGNED_IN_AGAIN, 'yes')
  localStorage.removeItem(SIGNED_IN_AGAIN)
}

/** Calls back when the window says that it is done; answers the way to stop. */
export function onSignedInAgain(done: () => void): () => void {
  const heard = ({ key, newValue }: StorageEvent) => {
    if (key === SIGNED_IN_AGAIN && newValue !== null) done()
  }
  addEventListener('storage', heard)
  return () => removeEventListener('storage', heard)
}
