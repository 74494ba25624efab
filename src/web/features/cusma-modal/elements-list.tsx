// The nine data elements of Annex 5-A: which are complete, and what is missing of the others, each with the way there.
import type { ElementNumber, MissingElement } from '#domain/cusma/certificate.ts'
import { texts as en } from '#texts/en/cusma.ts'
import { lackText } from '#words/certificate-words.ts'
import { wordsOf } from '#words/language.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { Icon } from '../../ui/icons.tsx'
import { TextButton } from '../../ui/text-button.tsx'
import css from './elements-list.module.css'

const ELEMENTS: readonly ElementNumber[] = [1, 2, 3, 4, 5, 6, 7, 8, 9]
/** Sentences of one element that are shown; the rest is counted. */
const MOST = 4

type Props = {
  readonly missing: readonly MissingElement[]
  readonly onGoTo: (element: ElementNumber) => void
}

export function ElementsList({ missing, onGoTo }: Props) {
  const say = wordsOf(useLanguage())
  const texts = useTexts(en)
  const done = ELEMENTS.filter((element) => !missing.some((each) => each.element === element)).length
  return (
    <section aria-label={texts.elementsTitle}>
      <p className={css.title}>
        <b>{texts.elementsTitle}</b> <span className="dim">{texts.elementsDone(done)}</span>
      </p>
      <ol className={css.list}>
        {ELEMENTS.map((element) => {
          const sentences = missing.filter((each) => each.element === element).map((each) => lackText(say, each))
          return <Element key={element} {...{ element, sentences, onGoTo }} />
        })}
      </ol>
    </section>
  )
}

type ElementProps = Pick<Props, 'onGoTo'> & {
  readonly element: ElementNumber
  readonly sentences: readonly string[]
}

function Element({ element, sentences, onGoTo }: ElementProps) {
  const texts = useTexts(en)
  const name = texts.elements[element - 1] ?? ''
  if (sentences.length === 0)
    return (
      <li className={css.element} data-done="true">
        <Icon name="check" size={12} /> {element} {name}
        <span className="visually-hidden">{texts.elementComplete}</span>
      </li>
    )
  const shown = sentences.slice(0, MOST).join(' ')
  return (
    <li className={css.element}>
      <Icon name="cross" size={12} />{' '}
      <TextButton label={texts.goToElement(name)} onClick={() => onGoTo(element)}>
        {element} {name}
      </TextButton>
      <span className={css.why}>
        {sentences.length > MOST ? texts.moreItems(shown, sentences.length - MOST) : shown}
      </span>
    </li>
  )
}
