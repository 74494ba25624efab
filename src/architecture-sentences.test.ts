// That no sentence is written twice, and that answers of the server hold none: planted ones must be caught.
import { describe, expect, it } from 'vitest'
import { isTest, type Source, sourcesUnder } from './testing/sources.ts'

const SOURCES = sourcesUnder(import.meta.dirname)

describe('sentences', () => {
  const sentences = SOURCES.filter(({ path }) => path.startsWith('texts/')).flatMap(({ text }) => sentencesOf(text))

  it('of texts stand nowhere else', () => {
    const elsewhere = SOURCES.filter(({ path }) => !path.startsWith('texts/') && !isTest(path))
    expect(elsewhere.flatMap((source) => repeats(source, sentences))).toEqual([])
  })

  it('are seen, and a repeated one is caught', () => {
    expect(sentences.length).toBeGreaterThan(100)
    const planted = {
      path: 'web/pages/login.tsx',
      text: "const x = 'Something went wrong on our side. Please try again.'",
    }
    expect(repeats(planted, sentences)).toHaveLength(1)
    const template = ['`A part that is long enough $', '{n} and one more of that length`'].join('')
    expect(sentencesOf(template)).toEqual(['A part that is long enough ', ' and one more of that length'])
  })
})

describe('answers of the server', () => {
  it('hold no English sentence: texts are read in the language of the reader, or named here', () => {
    expect(SOURCES.flatMap(readInEnglish).filter(({ path }) => !IN_ENGLISH.some((each) => each.test(path)))).toEqual([])
  })

  it('are made of no sentence that stands in the code', () => {
    const asked = SOURCES.filter(({ path }) => ANSWERING.test(path) && !isTest(path) && !PROMPTS_IN.test(path))
    expect(asked.length).toBeGreaterThan(500)
    expect(asked.flatMap(sentencesIn)).toEqual([])
  })

  it('that hold one are caught', () => {
    const source = (text: string) => ({ path: 'server/features/items/read.ts', text })
    const taken = "import { texts } from '#texts/en/item.ts'\n"
    expect(readInEnglish(source(`${taken}const reason = texts.codeFirst`))).toHaveLength(1)
    expect(readInEnglish(source(`${taken}const reason = say(texts).codeFirst`))).toEqual([])
    expect(readInEnglish(source(`${taken}const reason = wordsIn(language, texts).codeFirst`))).toEqual([])
    expect(sentencesIn(source("const reason = 'Only goods of Canada may claim this.'"))).toHaveLength(1)
    expect(
      sentencesIn(source(['const reason = `It has $', '{rows} rows, far too few of them.`'].join(''))),
    ).toHaveLength(1)
    expect(sentencesIn(source("const fields = 'weight kg poids'"))).toEqual([])
  })
})

/** Staff's own screens, papers for US customs, and files, all of which are in English. */
const IN_ENGLISH = [/^server\/features\/(audit|settings)\//, /^server\/features\/freight\/(on-wire|list-carts)\.ts$/]
/** What `reference` throws at the start is for whoever installs it. */
const ANSWERING =
  /^(domain|server\/(features|records|http|store)|server\/reference\/(reference-check|update-reference))\b/
/** What a language model is told; what developers and whoever runs the server read. */
const PROMPTS_IN = /\/language-model\/|\/test-connection\.ts$|^server\/http\/(docs-|metrics\.ts$)|\/testing\//

type Reading = { readonly path: string; readonly what: string }

/** Texts of a set of English read as they stand, by the features and records of the server. */
function readInEnglish({ path, text }: Source): readonly Reading[] {
  if (!/^server\/(features|records)\//.test(path) || isTest(path)) return []
  const code = text.replace(COMMENT, '')
  return [
    ...code.matchAll(/import \{ texts(?: as (\w+))? \} from '#texts\/en\/(?!cusma-paper|invoice-paper)[\w-]+\.ts'/g),
  ]
    .map(([, name = 'texts']) => name)
    .flatMap((name) => [...code.matchAll(new RegExp(`(?<![\\w.])${name}[.[]\\w*`, 'g'))])
    .map(([what]) => ({ path, what }))
}

/** For whoever wrote the code: what nobody is answered. */
const THROWN = /throw new \w+\([^\n]*/g

/** Literals that read as a sentence: a capital, some words, a full stop. */
const sentencesIn = ({ path, text }: Source): readonly string[] =>
  [...text.replace(COMMENT, '').replace(THROWN, '').matchAll(LITERAL)]
    .map(([, single, double, template]) => (single ?? double ?? template ?? '').replace(/\$\{[^{}]*\}/g, '…'))
    .filter((each) => /^[\p{Lu}…][^\n]*[\p{Ll}…],? [\p{Ll}…][^\n]* [^\n]*[.?!]$/u.test(each))
    .map((each) => `${path}: ${each}`)

/** Shorter ones are labels, which may well be words of code. */
const SENTENCE_LENGTH = 25
const LITERAL = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g

/** Literals, and the fixed parts of templates, that are longer than a label. */
function sentencesOf(text: string): readonly string[] {
  const literals = [...text.matchAll(LITERAL)].flatMap(([, single, double, template]) => [
    single ?? double ?? '',
    ...(template ?? '').split(/\$\{[^{}]*\}/),
  ])
  return literals.filter((each) => each.length > SENTENCE_LENGTH)
}

/** Comments may quote what a screen says. */
const COMMENT = /\/\*[\s\S]*?\*\/|(?:^|\s)\/\/.*$/gm

function repeats({ path, text }: Source, sentences: readonly string[]): readonly string[] {
  const code = text.replace(COMMENT, '')
  return sentences.filter((sentence) => code.includes(sentence)).map((sentence) => `${path}: ${sentence}`)
}
