// What calls declare of their failures, against what their handlers can throw.
import { expect, it } from 'vitest'
import { ALL_ENDPOINTS, ON_BEHALF } from '#contract/all.ts'
import { failuresOf } from '#contract/failures-of.ts'
import { reachedCodes } from './testing/reached-codes.ts'

/** Asks only for the state of what another call starts. */
const STARTS_NOTHING = 'getDataVersions'

const reached = reachedCodes()
const WRITTEN = ALL_ENDPOINTS.filter(({ name }) => !name.endsWith(ON_BEHALF))

it('sees the handler of every call', () => {
  expect(WRITTEN.map(({ name }) => name).filter((name) => !reached.has(name))).toEqual([])
})

it('finds every code that a handler can throw declared, and none declared that it cannot', () => {
  const wrong = WRITTEN.filter(({ name }) => name !== STARTS_NOTHING).flatMap(({ name, endpoint }) => {
    const thrown = reached.get(name) ?? new Set()
    const may = failuresOf(endpoint)
    const missing = [...thrown].filter((code) => !may.has(code))
    const idle = endpoint.failures.filter((code) => !thrown.has(code))
    return missing.length + idle.length === 0 ? [] : [{ name, missing: missing.sort(), idle }]
  })
  expect(wrong).toEqual([])
})
