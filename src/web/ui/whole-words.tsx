// A text that may break between its words but at no hyphen.
import css from './whole-words.module.css'

/** What stands before the first word with a hyphen, the word, and the rest. */
const HYPHENED = /^(.*?)(\S+-\S+)(.*)$/s

export function WholeWords({ children }: { readonly children: string }) {
  const [, before, word, rest] = HYPHENED.exec(children) ?? []
  if (word === undefined || rest === undefined) return children
  return (
    <>
      {before}
      <span className={css.whole}>{word}</span>
      <WholeWords>{rest}</WholeWords>
    </>
  )
}
