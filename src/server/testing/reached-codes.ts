// Which failures a call can be answered with, read off the sources: from the handler that `serve` is given through every function
// it names, as far as it goes. What a call declares is compared with it.
import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { type FailureCode, failureCode } from '#contract/failure-codes.ts'
import { SHARED_FAILURES } from '#contract/shared-failures.ts'

type File = {
  /** Text of each declaration at the top of the file, by name. */
  readonly declared: ReadonlyMap<string, string>
  /** What a name stands for in another file. */
  readonly imported: ReadonlyMap<string, { readonly path: string; readonly name: string }>
  readonly text: string
}

const ROOT = join(import.meta.dirname, '../..')
/** In a file of routes also what is declared within the function that registers them. */
const START = /^(?:export )?(?:abstract )?(?:async )?(?:function\*?|const|class|let) ([A-Za-z_$][\w$]*)/
const ROUTES_START = /^(?: {2})?(?:export )?(?:async )?(?:function|const) ([A-Za-z_$][\w$]*)/
const IMPORT = /^import \{([^}]*)\} from '([^']+)'/gm
const NAME = /[A-Za-z_$][\w$]*/g
const LITERAL = /'([a-z0-9-]+)'/g

/** Failures that come by way of `deps`, which no name leads to. */
const THROUGH_DEPS: readonly (readonly [RegExp, FailureCode])[] = [
  [/secrets\.(seal|present)\(/, 'encryption-key-missing'],
]

/** By the name of the endpoint, as it is exported. */
export function reachedCodes(): ReadonlyMap<string, ReadonlySet<FailureCode>> {
  const files = readFiles()
  const routes = [...files].filter(([path]) => /^server\/features\/[\w/-]+\/routes\.ts$/.test(path))
  return new Map(
    routes.flatMap(([path, file]) => handlers(file).map(([name, text]) => [name, codesFrom(files, path, text)])),
  )
}

/** The handlers in a file of routes with the names of their endpoints. */
function handlers({ text, imported }: File): readonly (readonly [name: string, text: string])[] {
  return text
    .split(/\bserve(?:ListFile)?\(app, deps, /)
    .slice(1)
    .map((each) => {
      const written = /^[\w.]+/.exec(each)?.[0] ?? ''
      const name = imported.get(written)?.name ?? written.slice(written.lastIndexOf('.') + 1)
      return [name, upToClosing(each)] as const
    })
}

/** The text before the bracket that closes one opened before it. */
function upToClosing(text: string): string {
  let depth = 1
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '(') depth++
    if (text[at] === ')' && --depth === 0) return text.slice(0, at)
  }
  return text
}

function codesFrom(files: ReadonlyMap<string, File>, path: string, text: string): ReadonlySet<FailureCode> {
  const codes = new Set<FailureCode>()
  const seen = new Set<string>()
  const waiting = [{ path, text }]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    for (const code of codesIn(next.text)) codes.add(code)
    for (const name of new Set(next.text.match(NAME))) {
      const found = declarationOf(files, next.path, name)
      const key = found && `${found.path} ${found.name}`
      if (!found || !key || seen.has(key)) continue
      seen.add(key)
      waiting.push(found)
    }
  }
  return codes
}

function codesIn(text: string): readonly FailureCode[] {
  const literals = [...text.matchAll(LITERAL)]
    .flatMap(([, literal]) => failureCode.safeParse(literal).data ?? [])
    .filter((code) => !(code in SHARED_FAILURES) || isThrown(text, code))
  return [...literals, ...THROUGH_DEPS.flatMap(([call, code]) => (call.test(text) ? [code] : []))]
}

/** Shared codes are words that are used for much else. */
const isThrown = (text: string, code: FailureCode): boolean =>
  new RegExp(`AppError\\(\\s*'[\\w-]+',\\s*'${code}'`).test(text)

function declarationOf(files: ReadonlyMap<string, File>, path: string, name: string) {
  const file = files.get(path)
  const own = file?.declared.get(name)
  if (own !== undefined) return { path, name, text: own }
  const from = file?.imported.get(name)
  const text = from && files.get(from.path)?.declared.get(from.name)
  return from && text !== undefined ? { ...from, text } : undefined
}

function readFiles(): ReadonlyMap<string, File> {
  const paths = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /^(server|domain)\//.test(path) && /\.ts$/.test(path))
    .filter((path) => !/\.test\.ts$|^server\/(testing|http)\//.test(path))
  return new Map(paths.map((path) => [path, toFile(path, readFileSync(join(ROOT, path), 'utf8'))]))
}

function toFile(path: string, text: string): File {
  const declared = new Map<string, string>()
  const start = path.endsWith('/routes.ts') ? ROUTES_START : START
  let name = ''
  for (const line of text.split('\n')) {
    name =
      start.exec(line)?.[1] ?? (/^(import|export type|type|\/\/)|^ {2}(serve\w*|register\w*)\(/.test(line) ? '' : name)
    if (name && !/^\s*(\*|\/\*|\/\/)/.test(line)) declared.set(name, `${declared.get(name) ?? ''}${line}\n`)
  }
  return { declared, imported: importsOf(path, text), text }
}

function importsOf(path: string, text: string): File['imported'] {
  return new Map(
    [...text.matchAll(IMPORT)].flatMap(([, names = '', from = '']) =>
      names
        .split(',')
        .map((each) => each.trim())
        .filter((each) => each !== '' && !each.startsWith('type '))
        .map((each) => {
          const [name = '', local = name] = each.split(' as ')
          const target = from.startsWith('#') ? from.slice(1) : posix.join(posix.dirname(path), from)
          return [local, { path: target, name }] as const
        }),
    ),
  )
}
