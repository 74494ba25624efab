// When a server that rests gives memory back.
import { expect, it } from 'vitest'
import { restWatch } from './memory-at-rest.ts'

/** A server at its first look, with 300 MB; `after`: processor time it used until the next look, and the memory it then holds. */
function server() {
  const is = { cpuMs: 0, mb: 300, collections: 0 }
  const look = restWatch({
    cpuMs: () => is.cpuMs,
    residentMb: () => is.mb,
    giveBack: () => {
      is.collections += 1
      is.cpuMs += 1500
      is.mb = 320
    },
  })
  return (usedMs: number, mb: number) => {
    is.cpuMs += usedMs
    is.mb = mb
    look()
    return is.collections
  }
}

it('waits while there is work, and through the first quiet look', () => {
  const after = server()
  expect([after(9000, 500), after(100, 500), after(2000, 500), after(100, 500)]).toEqual([0, 0, 0, 0])
  expect(after(100, 500)).toBe(1)
})

it('collects once: what stands afterwards is what it measures by', () => {
  const after = server()
  after(9000, 500)
  after(100, 500)
  expect(after(100, 500)).toBe(1)
  expect([after(100, 355), after(100, 355), after(100, 355)]).toEqual([1, 1, 1])
  expect([after(9000, 420), after(100, 420), after(100, 420)]).toEqual([1, 1, 2])
})

it('leaves a server alone that holds little more than at first', () => {
  const after = server()
  expect([after(0, 330), after(0, 335), after(0, 339)]).toEqual([0, 0, 0])
})
