// The way of a language model to a line: facts, heading, line, check. The order is fixed and no answer can change it; a code that was
// not offered is refused and asked for once more.
import type { Classifier, Judgement } from '#domain/classification/classifier.ts'
import { type HtsCode, parseHtsCode } from '#domain/hts-code.ts'
import type { Question } from '../../../providers/language-model/language-model.ts'
import { checkCode, TITLE } from '../../../providers/language-model/prompts/check-code.ts'
import {
  type AboutGoods,
  chooseHeading,
  chooseLine,
  NONE,
  type OfferedCode,
} from '../../../providers/language-model/prompts/choose-code.ts'
import { type GoodsFacts, type GoodsTexts, readGoods } from '../../../providers/language-model/prompts/read-goods.ts'
import { notesOn } from './notes.ts'
import { offeredHeadings, offeredLines, titlesOf } from './offered-codes.ts'

export type Ask = <T>(question: Question<T>) => Promise<T>

export type ModelPick = {
  readonly code: HtsCode
  readonly facts: GoodsFacts
  readonly whyHeading: string
  readonly whyLine: string
  readonly whyItStands: string
  readonly notesChecked: number
  /** 'heading' where the heading has a single line. */
  readonly decidedBy: 'heading' | 'line'
  /** The line that was chosen first and that a note excluded. */
  readonly excluded?: { readonly code: string; readonly why: string }
}

/** 'unlisted': a code twice that was not offered; 'none-fits': no code offered fits; 'excluded': a note excludes what was chosen. */
export class NoPick extends Error {
  readonly reason: 'unlisted' | 'none-fits' | 'excluded'
  constructor(reason: NoPick['reason']) {
    super(`the language model gave no code: ${reason}`)
    this.name = 'NoPick'
    this.reason = reason
  }
}

type Given = { readonly classifier: Classifier; readonly judgement: Judgement; readonly texts: GoodsTexts }

/** Five to seven questions. Throws NoPick, and what asking throws. */
export async function pickLine(ask: Ask, { classifier, judgement, texts }: Given): Promise<ModelPick> {
  const facts = await ask(readGoods(texts))
  const about = { texts, facts }
  const headings = offeredHeadings(classifier, judgement)
  const chosen = await askForListed(ask, chooseHeading(about, headings), ({ code, second }) =>
    [code, second].every((each) => isOffered(each, headings)),
  )
  if (chosen.code === NONE) throw new NoPick('none-fits')
  const way = { ask, classifier, judgement, about }
  const first = await lineOf(way, chosen.code)
  if (first.stands) return pickOf(first, facts, chosen.why)
  if (chosen.second === NONE || chosen.second === chosen.code) throw new NoPick('excluded')
  const second = await lineOf(way, chosen.second)
  if (!second.stands) throw new NoPick('excluded')
  return { ...pickOf(second, facts, chosen.why), excluded: { code: first.code, why: first.whyItStands } }
}

type Way = {
  readonly ask: Ask
  readonly classifier: Classifier
  readonly judgement: Judgement
  readonly about: AboutGoods
}
type Line = Pick<ModelPick, 'code' | 'whyLine' | 'whyItStands' | 'notesChecked' | 'decidedBy'> & {
  readonly stands: boolean
}

/** The line chosen in a heading, and whether the notes let it stand. */
async function lineOf({ ask, classifier, judgement, about }: Way, heading: string): Promise<Line> {
  const lines = offeredLines(classifier, judgement, heading)
  const chosen = await askForListed(ask, chooseLine(about, lines), ({ code }) => isOffered(code, lines))
  if (chosen.code === NONE) throw new NoPick('none-fits')
  const code = parseHtsCode(chosen.code)
  if (!code) throw new NoPick('unlisted')
  const notes = notesOn(classifier, judgement, code)
  const known = [...notes.map(({ id }) => id), TITLE, NONE]
  const check = await askForListed(
    ask,
    checkCode(about, { code, titles: titlesOf(classifier, code, 0) }, notes),
    ({ note }) => known.includes(note),
  )
  return {
    code,
    stands: check.stands,
    whyLine: chosen.why,
    whyItStands: check.why,
    notesChecked: notes.length,
    decidedBy: lines.length === 1 ? 'heading' : 'line',
  }
}

const pickOf = ({ stands: _, ...line }: Line, facts: GoodsFacts, whyHeading: string): ModelPick => ({
  ...line,
  facts,
  whyHeading,
})

const isOffered = (code: string, offered: readonly OfferedCode[]): boolean =>
  code === NONE || offered.some((each) => each.code === code)

const ONCE_MORE = 'Your last answer named something that is not listed. Answer only what is listed, copied exactly.'

/** Asks once more when the answer names what was not offered; the answer itself is not sent back. */
async function askForListed<T>(ask: Ask, question: Question<T>, isListed: (answer: T) => boolean): Promise<T> {
  const answer = await ask(question)
  if (isListed(answer)) return answer
  const again = await ask({ ...question, instructions: `${question.instructions}\n\n${ONCE_MORE}` })
  if (!isListed(again)) throw new NoPick('unlisted')
  return again
}
