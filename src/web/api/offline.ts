// Reading without a connection: the service worker (`public/service-worker.js`) answers with what it kept, and the page says as of when.
import type { QueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { currentSessions, onSessionChange } from './session.ts'

/** `asOf`: when the oldest of what is shown was read from the server. */
export type Offline = { readonly asOf: Date }

/** The service worker puts it on an answer it had kept. */
const KEPT_AT_HEADER = 'x-kept-at'
const STORES = 'portage-data-'

let offline: Offline | undefined
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Notes of each answer whether the server gave it now. */
export function noteAnswer({ headers }: Response): void {
  const keptAt = headers.get(KEPT_AT_HEADER)
  const at = keptAt === null ? undefined : new Date(keptAt)
  if (!at) change(undefined)
  else if (!offline || at < offline.asOf) change({ asOf: at })
}

/** Undefined while the server answers. */
export const useOffline = (): Offline | undefined => useSyncExternalStore(subscribe, () => offline)

/** Starts the service worker; reads everything on screen anew once there is a connection again; forgets what was kept of a session that ends. */
export function startOffline(queries: QueryClient, load: () => Promise<unknown>): void {
  const readAnew = () => void queries.invalidateQueries()
  addEventListener('online', readAnew)
  let wasOffline = false
  subscribe(() => {
    if (wasOffline && !offline) readAnew()
    wasOffline = offline !== undefined
  })
  let token = currentSessions().client?.token
  onSessionChange(() => {
    const now = currentSessions().client?.token
    if (now !== token) void forgetKept()
    token = now
  })
  void load().catch(() => undefined) // without it the pages are as they were before: they need a connection
}

export async function registerWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  await navigator.serviceWorker.register('/service-worker.js')
}

/** By the worker too, which knows what is still on its way. */
async function forgetKept(): Promise<void> {
  if ('serviceWorker' in navigator) navigator.serviceWorker.controller?.postMessage('forget')
  if (!('caches' in globalThis)) return
  const names = (await caches.keys()).filter((name) => name.startsWith(STORES))
  await Promise.all(names.map((name) => caches.delete(name)))
}

function change(next: Offline | undefined): void {
  if (next === offline) return
  offline = next
  for (const listener of listeners) listener()
}
