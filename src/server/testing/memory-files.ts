// File storage in memory: what a test's application keeps its papers in.
import type { FileStorage } from '../providers/file-storage/file-storage.ts'
import { signedLinks } from '../providers/file-storage/signed-links.ts'

type MemoryFiles = FileStorage & { readonly kept: Map<string, Uint8Array> }

export function memoryFiles(): MemoryFiles {
  const kept = new Map<string, Uint8Array>()
  const links = signedLinks(() => Buffer.from('links of tests'))
  return {
    name: 'memory',
    kept,
    put: async (key, bytes) => void kept.set(key, bytes.slice()),
    get: async (key) => kept.get(key),
    delete: async (key) => void kept.delete(key),
    sweep: async () => 0,
    list: async function* () {
      yield [...kept.keys()]
    },
    link: async (key, wanted) => links.make(key, wanted),
    readLink: (token, now) => links.read(token, now),
  }
}
