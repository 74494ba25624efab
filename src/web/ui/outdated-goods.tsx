// That a certificate rests on a decision which does not hold any more, with the way to decide again.
import { Link } from 'react-router'
import { texts as en } from '#texts/en/origin-folder.ts'
import { listIn } from '#words/local-text.ts'
import { useLanguage, useTexts } from '../language/page-language.tsx'
import { Notice } from './notice.tsx'

type Props = {
  /** Nothing is shown where there are none. */
  readonly goods?: readonly { readonly name: string; readonly product: string }[] | undefined
  /** Where a product is decided again. */
  readonly to: (product: string) => string
}

const MOST = 4

export function OutdatedGoods({ goods = [], to }: Props) {
  const language = useLanguage()
  const texts = useTexts(en)
  if (goods.length === 0) return null
  const shown = goods.slice(0, MOST)
  const rest = goods.length - shown.length
  const names = [...shown.map(({ name }) => name), ...(rest > 0 ? [texts.others(rest)] : [])]
  return (
    <Notice
      tone="warn"
      actions={shown.map(({ product, name }) => (
        <Link key={product} to={to(product)} className="sm">
          {texts.decideOf(name)}
        </Link>
      ))}
    >
      {texts.outdatedNotice(listIn(language, names))}
    </Notice>
  )
}
