import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type Rolldown } from 'vite'
import { FIRST_STYLE, firstWords } from './src/web/first-words.ts'

// The browser bundle: built from src/web into dist/, served by the same process as the API.
export default defineConfig({
  root: 'src/web',
  plugins: [
    react(),
    withoutJsonSchemas(),
    idsAtOnce(),
    firstScreens(),
    firstFont(),
    wordsFirst(),
    compiledAtOnce(),
    compressedCopies(),
  ],
  build: {
    outDir: '../../dist',
    emptyOutDir: true,
    target: 'es2022',
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/, priority: 4 },
            { name: firstGroup(['libraries']), debugName: 'libraries', priority: 3 },
            { name: firstGroup(['start']), debugName: 'start', priority: 2 },
            { name: firstGroup(['landing', 'shipments']), debugName: 'screens', priority: 1 },
            { name: 'shared', minShareCount: 3 },
          ],
        },
      },
    },
  },
  server: { host: '127.0.0.1', proxy: { '/api': 'http://127.0.0.1:3000' } },
})

/**
 * Where a session begins, and what it shows there. Each part comes in one file that the page names (`firstScreens`), not in forty that the
 * entry asks for; what both screens need comes with the entry.
 */
const FIRST_MODULES = {
  start: ['main.tsx'],
  landing: ['pages/public-area.tsx', 'pages/login.tsx'],
  shipments: ['pages/client-area.tsx', 'pages/dashboard.tsx', 'pages/ask-ahead.ts'],
} as const
type FirstPart = keyof typeof FIRST_MODULES

/** Libraries of many parts behind one door: each part goes where it is used. Not their styles, which have one order. */
const SPREAD =
  /node_modules[\\/](@mantine|@floating-ui|react-remove-scroll|react-remove-scroll-bar|react-style-singleton|use-sidecar|use-callback-ref)[\\/].*(?<!\.css)$/

/** Of a library that the first screens have, what only others ask for. */
const NOT_FIRST = /@tanstack[\\/].*[\\/](useQueries|queriesObserver)\.js$/

/**
 * Names the chunk of the modules that the first screens are made of, where it is one of `wanted`; the others stay where they are. Libraries
 * are apart, since they change less often, but not their styles: the order of the layers has to be told first. What the screens share is
 * taken before what is of one alone, since a chunk takes along all that its modules need.
 */
function firstGroup(wanted: readonly string[]): Rolldown.CodeSplittingNameFunction {
  const parts = new Map<string, Set<FirstPart>>()
  return (id, chunking) => {
    const add = (each: string, part: FirstPart) => {
      const known = parts.get(each) ?? new Set()
      if (known.has(part)) return
      parts.set(each, known.add(part))
      for (const imported of chunking.getModuleInfo(each)?.importedIds ?? []) add(imported, part)
    }
    if (parts.size === 0)
      for (const part of FIRST_PARTS) for (const each of FIRST_MODULES[part]) add(webFile(each), part)
    const name = chunkOf(id, parts.get(id))
    return name !== undefined && wanted.includes(name) ? name : null
  }
}

function chunkOf(id: string, of: ReadonlySet<FirstPart> | undefined): string | undefined {
  if (of && FIRST_PIECES.test(id)) return 'start'
  if (!of || SPREAD.test(id) || NOT_FIRST.test(id)) return undefined
  if (id.includes('node_modules') && !id.endsWith('.css')) return 'libraries'
  const [only] = of
  return of.size === 1 && only ? only : 'start'
}

/** Of those, what each of the first screens has. */
const FIRST_PIECES = /@mantine[\\/]core[\\/]esm[\\/]components[\\/](Input|InputBase|TextInput|CloseButton)[\\/].*\.mjs$/

const FIRST_PARTS = ['start', 'landing', 'shipments'] as const
const webFile = (path: string): string => join(import.meta.dirname, 'src/web', path)

/** Parts of zod that say a schema as JSON Schema: the server does, the browser never. Seven kilobytes of the first screen. */
const JSON_SCHEMAS = /[\\/]zod[\\/]v4[\\/]core[\\/](json-schema-processors|to-json-schema|json-schema-generator)\.js$/
const NO_JSON_SCHEMAS = `
  const none = () => { throw new Error('no JSON Schema in the browser') }
  export const createToJSONSchemaMethod = () => none
  export const createStandardJSONSchemaMethod = () => none
  export const initializeContext = none, process = none, extractDefs = none, finalize = none
  export const toJSONSchema = none, JSONSchemaGenerator = none
`

function withoutJsonSchemas(): Plugin {
  return {
    name: 'without-json-schemas',
    apply: 'build',
    load: (id) => (JSON_SCHEMAS.test(id) ? NO_JSON_SCHEMAS : null),
  }
}

const IDS_OF_FIELDS = /@mantine[\\/]hooks[\\/]esm[\\/]use-id[\\/]use-id\.mjs$/
const REACTS_OWN_IDS = `
  import { useId as useReactId } from 'react'
  export function useId(given) {
    const id = useReactId()
    return typeof given === 'string' ? given : 'mantine-' + id.replace(/\\W/g, '')
  }
`

/**
 * Fields have their ids from React. The library's own give each a second one once it stands, which pages made by a server may need: the whole
 * screen would be drawn, have its effects run and be drawn once more before anybody sees it.
 */
function idsAtOnce(): Plugin {
  return {
    name: 'ids-at-once',
    apply: 'build',
    load: (id) => (IDS_OF_FIELDS.test(id) ? REACTS_OWN_IDS : null),
  }
}

/**
 * Names in the page the files of each first screen, marked with the screen: the server leaves those of the one that is asked for
 * (`src/server/http/pages.ts`), so that they come beside the entry's and not after them.
 */
function firstScreens(): Plugin {
  const linksOf = (part: FirstPart, bundle: Rolldown.OutputBundle) => {
    const files = FIRST_MODULES[part].map(webFile)
    const isFirst = ({ name, moduleIds }: Rolldown.OutputChunk) =>
      name === part || files.some((each) => moduleIds.includes(each))
    const chunks = Object.values(bundle).filter((each) => each.type === 'chunk' && isFirst(each))
    const styles = Object.keys(bundle).filter((file) => new RegExp(`[\\\\/]${part}-[\\w-]+\\.css$`).test(file))
    const link = (attrs: Record<string, string>) => ({
      tag: 'link',
      attrs: { ...attrs, crossorigin: true, 'data-screen': part },
      injectTo: 'head' as const,
    })
    return [
      ...chunks.map(({ fileName }) => link({ rel: 'modulepreload', href: `/${fileName}` })),
      ...styles.map((file) => link({ rel: 'stylesheet', href: `/${file}` })),
    ]
  }
  return {
    name: 'first-screens',
    transformIndexHtml: (_, { bundle }) =>
      bundle ? FIRST_PARTS.slice(1).flatMap((part) => linksOf(part, bundle)) : [],
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

/**
 * Writes the first words of each screen where it will stand. They wait for the styles, so these go before scripts and letters where the
 * connection is slow.
 */
function wordsFirst(): Plugin {
  return {
    name: 'words-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: async (html) => {
        const words = await firstWords()
        return html
          .replaceAll(/<link rel="(modulepreload|preload)"/g, '$& fetchpriority="low"')
          .replace('<script type="module"', (script) => `<style>${FIRST_STYLE}</style>\n    ${script}`)
          .replace('<div id="root"></div>', () => `<div id="root">\n${words}\n</div>`)
      },
    },
  }
}

/** What the list of shipments and one of them are drawn with. */
const AT_ONCE = ['react', 'libraries', 'start', 'shipments', 'shipment', 'shipment-workspace']

/** Has code compiled beside the page while it comes, and not each function on the page's thread when it is first called. */
function compiledAtOnce(): Plugin {
  return {
    name: 'compiled-at-once',
    apply: 'build',
    generateBundle: (_, bundle) => {
      for (const each of Object.values(bundle))
        if (each.type === 'chunk' && AT_ONCE.includes(each.name))
          each.code = `//# allFunctionsCalledOnLoad\n${each.code}`
    },
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
