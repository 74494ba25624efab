import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { parseExport } from './usitc-export.ts'

it('unpacks no more than a schedule may hold, however little it is packed', () => {
  const packed = gzipSync(Buffer.alloc(151_000_000), { level: 1 })
  expect(packed.byteLength).toBeLessThan(1_000_000)
  expect(() => parseExport(packed)).toThrow('unpacks-too-large')
})
