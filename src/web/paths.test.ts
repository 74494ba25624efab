import { expect, it } from 'vitest'
import { requestedPath, wanting } from './paths.ts'

it.each(['/dashboard', '/dashboard?page=2#x', '/staff/clients/1', '/'])('goes back to %s after signing in', (path) => {
  expect(requestedPath(wanting(path))).toBe(path)
})

// Browsers read a backslash in an address as a slash.
it.each(['//evil.example', '/\\evil.example', '\\\\evil.example', 'https://evil.example', 'javascript:alert(1)', ''])(
  'never leaves the site for %s',
  (path) => {
    expect(requestedPath(wanting(path))).toBeUndefined()
  },
)

it.each([undefined, null, 'x', {}, { from: 7 }])('wants nothing by the state %j', (state) => {
  expect(requestedPath(state)).toBeUndefined()
})
