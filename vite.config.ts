import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type Rolldown } from 'vite'

// The browser bundle: built from src/web into dist/, served by the same process as the API.
export default defineConfig({
  root: 'src/web',
  plugins: [react(), firstFont(), compressedCopies()],
  build: {
    outDir: '../../dist',
    emptyOutDir: true,
    target: 'es2022',
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/, priority: 2 },
            { name: firstGroup(), debugName: 'start', priority: 1 },
            { name: 'shared', minShareCount: 3 },
          ],
        },
      },
    },
  },
  server: { host: '127.0.0.1', proxy: { '/api': 'http://127.0.0.1:3000' } },
})

/** Where a session begins. All that these need comes in three files that the page names, not in forty that the entry asks for. */
const FIRST_MODULES = [
  'main.tsx',
  'pages/public-area.tsx',
  'pages/login.tsx',
  'pages/client-area.tsx',
  'pages/dashboard.tsx',
]

/** Libraries of many parts behind one door: each part goes where it is used. Not their styles, which have one order. */
const SPREAD = /node_modules[\\/](@mantine|@floating-ui|react-remove-scroll)[\\/].*(?<!\.css)$/

/**
 * Names the chunk of the modules that the first screen is made of; the others stay where they are. Libraries are apart, since they
 * change less often, but not their styles: the order of the layers has to be told first.
 */
function firstGroup(): Rolldown.CodeSplittingNameFunction {
  const first = new Set<string>()
  return (id, chunking) => {
    const add = (each: string) => {
      if (first.has(each)) return
      first.add(each)
      chunking.getModuleInfo(each)?.importedIds.forEach(add)
    }
    if (first.size === 0) for (const each of FIRST_MODULES) add(join(import.meta.dirname, 'src/web', each))
    if (!first.has(id) || SPREAD.test(id)) return null
    const isLibrary = id.includes('node_modules') && !id.endsWith('.css')
    return isLibrary ? 'libraries' : 'start'
  }
}

const FIRST_FONT = /ibm-plex-sans-latin-standard-normal-[\w-]+\.woff2$/

/** Fetches the letters of the first screen beside its scripts, so that its words do not change their look once it is there. */
function firstFont(): Plugin {
  return {
    name: 'first-font',
    transformIndexHtml: (_, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => FIRST_FONT.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
          injectTo: 'head',
        })),
  }
}

const TEXT_FILE = /\.(js|css|html)$/

/** Lays a brotli and a gzip copy beside each text file: packed once and tightly, not anew for each visitor. */
function compressedCopies(): Plugin {
  const ways = { br: promisify(brotliCompress), gz: promisify(gzip) }
  return {
    name: 'compressed-copies',
    apply: 'build',
    writeBundle: async ({ dir = '' }, bundle) => {
      const files = Object.keys(bundle).filter((file) => TEXT_FILE.test(file))
      const copy = async (file: string) => {
        const text = await readFile(join(dir, file))
        for (const [ending, pack] of Object.entries(ways))
          await writeFile(join(dir, `${file}.${ending}`), await pack(text))
      }
      await Promise.all(files.map(copy))
    },
  }
}
