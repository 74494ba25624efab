// Picture, description and the numbers an item is known by, with what stands between it and its entry.

import { type ReactNode, useState } from 'react'
import { type CalendarDate, parseDate } from '#domain/calendar.ts'
import { texts as en } from '#texts/en/item.ts'
import { dateIn } from '#words/local-text.ts'
import type { Item } from '../../api/shipment-item.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { Icon } from '../../ui/icons.tsx'
import css from './item-table.module.css'

type Props = {
  readonly item: Item
  /** Beside the numbers: it comes with the duty, and under them it would move all rows below. */
  readonly mark: ReactNode
}

export function ItemName({ item, mark }: Props) {
  const texts = useTexts(en)
  const expiry = item.expiryDate ? parseDate(item.expiryDate.slice(0, 10)) : undefined
  return (
    <span className={css.name}>
      <span className={css.picture}>
        <Picture key={item.imageUrl} url={item.imageUrl} />
      </span>
      <span className={css.words}>
        <span className={css.description}>{item.description}</span>
        <span className={css.ids}>
          <Id label={texts.sku} value={item.sku} />
          <Id label={texts.asin} value={item.asin} />
          <Id label={texts.fnsku} value={item.fnsku} />
          <Expiry day={expiry} />
          {mark}
        </span>
      </span>
    </span>
  )
}

/** A box stands in for a picture that there is not, or that does not load. */
function Picture({ url }: { readonly url: string | null }) {
  const [broken, setBroken] = useState(false)
  if (!url || broken) return <Icon name="box" size={20} />
  return <img src={url} alt="" loading="lazy" onError={() => setBroken(true)} />
}

function Id({ label, value }: { readonly label: string; readonly value: string | null }) {
  if (!value) return null
  return (
    <span>
      {label} <span className="mono">{value}</span>
    </span>
  )
}

const Expiry = ({ day }: { readonly day: CalendarDate | undefined }) => {
  const language = useLanguage()
  const texts = useTexts(en)
  return day ? <span>{texts.expires(dateIn(language, day))}</span> : null
}
