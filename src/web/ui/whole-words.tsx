// A text that may break between its words but at no hyphen.
import css from './whole-words.module.css'

const isHyphened = (word: string): boolean => word.slice(1, -1).includes('-')

export function WholeWords({ children }: { readonly children: string }) {
  const words = children.split(' ')
  const at = words.findIndex(isHyphened)
  if (at < 0) return children
  return (
    <>
      {[...words.slice(0, at), ''].join(' ')}
      <span className={css.whole}>{words[at]}</span>
      <WholeWords>{['', ...words.slice(at + 1)].join(' ')}</WholeWords>
    </>
  )
}
