// What a person has typed and the server does not have yet, kept in the browser so that an ended session, a reload or a crash
// loses none of it. Apart for each person it was typed for: nobody else who signs in on this browser is ever shown it.
import { useState } from 'react'
import { type ClientAccess, useClientAccess } from './client-access.ts'
import { currentSessions, type Sessions } from './session.ts'

/** `tab` is gone when the tab is closed; `device` stays until it is forgotten. Passwords belong in neither. */
export type KeptPlace = 'tab' | 'device'

export type KeptText = {
  /** What is kept under a name, as it was parsed from JSON; undefined when nothing readable is. Whoever reads it checks its shape. */
  read(name: string): unknown
  /** Keeps a value and says whether the browser took it: storage can be full or switched off. */
  keep(name: string, value: unknown): boolean
  forget(name: string): void
  /** Names that begin so, in no order. */
  names(beginning: string): readonly string[]
}

/** The store of one owner, such as `ownerOf` answers. */
export function keptText(owner: string, place: KeptPlace): KeptText {
  const prefix = `typed:${owner}:`
  const storage = () => (place === 'tab' ? sessionStorage : localStorage)
  return {
    read: (name) => tried(() => JSON.parse(storage().getItem(prefix + name) ?? 'null') ?? undefined, undefined),
    keep: (name, value) => tried(() => storage().setItem(prefix + name, JSON.stringify(value)) === undefined, false),
    forget: (name) => tried(() => storage().removeItem(prefix + name), undefined),
    names: (beginning) =>
      tried(() => {
        const keys = Array.from({ length: storage().length }, (_, index) => storage().key(index) ?? '')
        return keys.filter((key) => key.startsWith(prefix + beginning)).map((key) => key.slice(prefix.length))
      }, []),
  }
}

/** 'client:demo@portage.example', with the company where the person has several, or for staff 'staff:<id>:<client>', apart while they only look; undefined when the actor is signed out. */
export function ownerOf({ actor, clientId, viewOnly }: ClientAccess, { client, staff }: Sessions): string | undefined {
  if (actor === 'client') {
    const company = client?.hasSeveral && client.companyId ? `:${client.companyId}` : ''
    return client && `client:${client.email.trim().toLowerCase()}${company}`
  }
  return staff && `staff:${staff.user.id}:${clientId ?? ''}${viewOnly ? ':view' : ''}`
}

/** The store of whoever is signed in when the panel opens; it stays theirs when their session ends meanwhile. */
export function useKeptText(place: KeptPlace): KeptText {
  const access = useClientAccess()
  const [kept] = useState(() => keptText(ownerOf(access, currentSessions()) ?? 'nobody', place))
  return kept
}

/** Storage that is full or switched off, and text that is no JSON, are as good as nothing kept. */
function tried<T>(task: () => T, otherwise: T): T {
  try {
    return task()
  } catch {
    return otherwise
  }
}
