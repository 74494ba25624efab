// What is found of the goods, in the readiness list: each thing once, with the goods it is found of, each of which opens its item.
import { texts as en } from '#texts/en/admissibility.ts'
import { countIn } from '#words/local-text.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { type EntryFinding, LevelTag } from '../../ui/entry-findings.tsx'
import { TextButton } from '../../ui/text-button.tsx'
import css from './readiness-checklist.module.css'

/** The gravest finding of an item. */
export type ItemFinding = {
  readonly id: string
  readonly name: string
  readonly finding: EntryFinding
}

type Props = {
  readonly entry: readonly ItemFinding[]
  readonly onItem: (itemId: string) => void
}

export function FoundGoods({ entry, onItem }: Props) {
  const alike = Map.groupBy(entry, ({ finding: { level, title } }) => JSON.stringify([level, title]))
  return [...alike].map(([key, goods]) => <FoundOnce key={key} goods={goods} onItem={onItem} />)
}

function FoundOnce({ goods, onItem }: { readonly goods: readonly ItemFinding[]; readonly onItem: Props['onItem'] }) {
  const language = useLanguage()
  const texts = useTexts(en)
  const [first] = goods
  if (!first) return null
  const { id, name, finding } = first
  const isAlone = goods.length === 1
  return (
    <li className={css.entry}>
      <div className={css.words}>
        <LevelTag level={finding.level} /> {isAlone ? name : texts.manyGoods(countIn(language, goods.length))}
        <span className={css.detail}>{finding.title[language]}</span>
        {!isAlone && (
          <details className={css.goods}>
            <summary>{texts.whichGoods}</summary>
            <ul>
              {goods.map((each) => (
                <li key={each.id}>
                  <TextButton label={texts.openItem(each.name)} onClick={() => onItem(each.id)}>
                    {each.name}
                  </TextButton>
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
      {isAlone && (
        <button type="button" className={css.fix} aria-label={texts.openItem(name)} onClick={() => onItem(id)}>
          {texts.show}
        </button>
      )}
    </li>
  )
}
