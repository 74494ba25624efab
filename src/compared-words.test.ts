// What went wrong, or what a fact is, is told by a code or a reason and never by a sentence: a sentence changes with the language and
// with every improvement of it. So no source compares a text of the catalogues, and none compares a message with a sentence.
import { parseAst } from 'vite'
import { describe, expect, it } from 'vitest'
import { isProduct, sourcesUnder } from './testing/sources.ts'

type Node = { readonly type: string } & Readonly<Record<string, unknown>>

const FILES = sourcesUnder(import.meta.dirname).filter(({ path }) => isProduct(path) && !path.startsWith('texts/'))

it('finds no text of the catalogues and no sentence compared', () => {
  expect(FILES.length).toBeGreaterThan(1000)
  const found = FILES.flatMap(({ path, text }) => comparisons(text, path).map((each) => `${path}: ${each}`))
  expect(found).toEqual([])
})

describe('a planted comparison', () => {
  const imported = "import { texts as en } from '#texts/en/invoice.ts'\n"
  it.each([
    ['of a text', 'const isIt = (message: string) => message === en.failed'],
    ['of a text with blanks', 'const isIt = (message: string, n: number) => en.generated(String(n)) !== message'],
    [
      'of a text of a language',
      'const isIt = (m: string, l: Language) => { const t = wordsIn(l, en); return t.failed === m }',
    ],
    ['of a text of the page', 'function It() { const { failed } = useTexts(en); return problem === failed }'],
    ['of a text of a reader', 'const isIt = (m: string, say: Words) => m === say(en).failed'],
    ['by what a sentence holds', 'const isIt = (error: Error) => error.message.includes(en.failed)'],
    ['by one of several', 'const isIt = (message: string) => [en.failed, en.notFound].includes(message)'],
    ['in a switch', 'function f(m: string) { switch (m) { case en.failed: return 1 } }'],
    ['in place of another', "const cut = (note: string) => note.replace(en.failed, '')"],
    ['of a message with a sentence', "const isIt = (message: string) => message === 'Failed to save the item'"],
    ['by how a sentence begins', "const isIt = (error: Error) => error.message.startsWith('Failed to')"],
    ['by an expression', 'const isIt = (error: Error) => /failed to save/i.test(error.message)'],
    ['by a match', 'const isIt = (sentence: string) => sentence.match(/not found/)'],
    ['of sentences in a switch', "function f(reason: string) { switch (reason) { case 'Not found here': return 1 } }"],
  ])('%s is found', (_, code) => {
    expect(comparisons(imported + code, 'planted.tsx')).toHaveLength(1)
  })

  it.each([
    ['whether there is a text', 'const isIt = (key: string) => industries[key] === undefined'],
    ['a code', "const isIt = (error: ApiFailure) => error.code === 'not-found'"],
    ['data of the law', "const isIt = (unit: string) => unit === 'Jwls. of jewels'"],
    ['a text in a condition on a code', "const say = (code: string) => (code === 'a' ? en.failed : en.notFound)"],
  ])('may be %s', (_, code) => {
    expect(comparisons(`${imported}import { industries } from '#texts/en/fda.ts'\n${code}`, 'planted.tsx')).toEqual([])
  })
})

const COMPARING = /^(===|!==|==|!=)$/
const SEARCHING =
  /^(includes|startsWith|endsWith|indexOf|lastIndexOf|match|matchAll|search|replace|replaceAll|split|has|test|exec)$/
/** What holds a sentence, by its name. */
const SENTENCE_NAMES = /(message|sentence|text|problem|why|reason|error|failure|refusal|said|note)s?$/i
/** These read what people paste and what the tariff prints, which has no code. */
const READERS = /^domain\/(pasted-goods\/|tariff\/rate-text\.ts$)/
/** Two words with a blank between: a sentence or a part of one. */
const SENTENCE = /\p{L}{2,}[,.:;!?]? \p{L}{2,}/u

/** Every comparison of the kind in a source, cut short. */
function comparisons(source: string, path: string): readonly string[] {
  const ast = parseAst(source, { lang: path.endsWith('x') ? 'tsx' : 'ts' }) as unknown as Node
  const sets = setsIn(ast)
  const found: string[] = []
  const isText = (node: unknown) => readsText(node, sets)
  const isSentence = (node: unknown) => !READERS.test(path) && SENTENCE.test(literalOf(node))
  const clash = (one: unknown, other: unknown) =>
    (isText(one) && !isNothing(other)) || (isSentence(one) && isNamedSentence(other))
  visit(ast, (node) => {
    if (node.type === 'BinaryExpression' && COMPARING.test(String(node.operator))) {
      if (clash(node.left, node.right) || clash(node.right, node.left)) found.push(shown(source, node))
    }
    if (node.type === 'SwitchStatement') {
      const tests = listOf(node.cases).map(({ test }) => test)
      if (tests.some((each) => clash(each, node.discriminant))) found.push(shown(source, node))
    }
    const called = node.type === 'CallExpression' ? node.callee : undefined
    if (!isNode(called) || called.type !== 'MemberExpression' || !isNode(called.property)) return
    if (!SEARCHING.test(String(called.property.name))) return
    const [sought] = listOf(node.arguments)
    const among =
      isNode(called.object) && called.object.type === 'ArrayExpression' ? listOf(called.object.elements) : []
    if (clash(sought, called.object) || clash(called.object, sought) || among.some((each) => clash(each, sought)))
      found.push(shown(source, node))
  })
  return found
}

/** Names that stand for texts: sets, whole or in a language, and texts taken out of one. */
type Sets = { readonly sets: ReadonlySet<string>; readonly single: ReadonlySet<string> }

function setsIn(ast: Node): Sets {
  const sets = new Set<string>()
  const single = new Set<string>()
  visit(ast, (node) => {
    if (node.type !== 'ImportDeclaration' || !isNode(node.source)) return
    if (!String(node.source.value).startsWith('#texts/')) return
    for (const { local } of listOf(node.specifiers)) if (isNode(local)) sets.add(String(local.name))
  })
  visit(ast, (node) => {
    if (node.type !== 'VariableDeclarator' || !isNode(node.id) || !isSet(node.init, { sets, single })) return
    if (node.id.type === 'Identifier') sets.add(String(node.id.name))
    if (node.id.type !== 'ObjectPattern') return
    for (const { value } of listOf(node.id.properties)) if (isNode(value)) single.add(String(value.name))
  })
  return { sets, single }
}

const PUT_IN_LANGUAGE = /^(wordsIn|useTexts|say)$/

/** A set of texts: by its name, `wordsIn(language, en)`, `useTexts(en)`, `say(en)`. */
function isSet(node: unknown, known: Sets): boolean {
  if (!isNode(node)) return false
  if (node.type === 'Identifier') return known.sets.has(String(node.name))
  if (node.type !== 'CallExpression' || !isNode(node.callee) || !PUT_IN_LANGUAGE.test(String(node.callee.name)))
    return false
  return listOf(node.arguments).some((each) => isSet(each, known))
}

/** A text: a member of a set, however deep, what it makes of its blanks, or a template that holds one. */
function readsText(node: unknown, known: Sets): boolean {
  if (!isNode(node)) return false
  switch (node.type) {
    case 'Identifier':
      return known.single.has(String(node.name))
    case 'MemberExpression':
      return (
        isSet(node.object, known) ||
        (isNode(node.object) && node.object.type === 'MemberExpression' && readsText(node.object, known))
      )
    case 'CallExpression':
      return isNode(node.callee) && node.callee.type !== 'Identifier' && isMemberOfSet(node.callee, known)
    case 'TemplateLiteral':
      return listOf(node.expressions).some((each) => readsText(each, known))
    default:
      return false
  }
}

const isMemberOfSet = (node: Node, known: Sets): boolean =>
  node.type === 'MemberExpression' &&
  (isSet(node.object, known) || (isNode(node.object) && isMemberOfSet(node.object, known)))

/** The text of a literal: of a template its fixed parts, of an expression its source. */
function literalOf(node: unknown): string {
  if (!isNode(node)) return ''
  if (isRecord(node.regex)) return String(node.regex.pattern)
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : ''
  if (node.type !== 'TemplateLiteral') return ''
  return listOf(node.quasis)
    .map(({ value }) => (isRecord(value) ? String(value.cooked ?? '') : ''))
    .join('')
}

function isNamedSentence(node: unknown): boolean {
  if (!isNode(node)) return false
  if (node.type === 'Identifier') return SENTENCE_NAMES.test(String(node.name))
  return node.type === 'MemberExpression' && isNode(node.property) && SENTENCE_NAMES.test(String(node.property.name))
}

/** `undefined`, `null` and the empty text: whether there is one. */
const isNothing = (node: unknown): boolean =>
  isNode(node) &&
  ((node.type === 'Identifier' && node.name === 'undefined') ||
    (node.type === 'Literal' && (node.value === null || node.value === '')))

const shown = (source: string, { start, end }: Node): string =>
  source.slice(Number(start), Number(end)).replace(/\s+/g, ' ').slice(0, 120)

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
const isNode = (value: unknown): value is Node => isRecord(value) && typeof value.type === 'string'
const listOf = (value: unknown): readonly Node[] => (Array.isArray(value) ? value.filter(isNode) : [])

function visit(value: unknown, see: (node: Node) => void): void {
  if (Array.isArray(value)) for (const each of value) visit(each, see)
  if (!isNode(value)) return
  see(value)
  for (const child of Object.values(value)) visit(child, see)
}
