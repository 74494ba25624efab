// The store of server answers. Emptied whenever a session begins or ends, so nobody sees another's data.
import { notifyManager, QueryClient } from '@tanstack/react-query'
import { currentSessions, onSessionChange } from './session.ts'

/** Failures are shown with Retry instead of being tried again silently. */
export function newQueryClient(): QueryClient {
  notifyManager.setScheduler(inOneTask())
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

/** Empties the store when a token changes. Answers the way to stop. */
export function emptyOnSessionChange(queries: QueryClient): () => void {
  const tokens = () => `${currentSessions().client?.token} ${currentSessions().staff?.token}`
  let last = tokens()
  return onSessionChange(() => {
    if (tokens() === last) return
    last = tokens()
    queries.clear()
  })
}

/** What is to be told in one moment is told in one task: answers that came together are drawn once, not one by one. */
function inOneTask(): (tell: () => void) => void {
  let told: (() => void)[] = []
  return (tell) => {
    told.push(tell)
    if (told.length > 1) return
    setTimeout(() => {
      const all = told
      told = []
      for (const each of all) each()
    })
  }
}
