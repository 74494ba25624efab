// Ways to bring goods in without typing them: a pasted list, a file, the products, an earlier shipment. One is open at a time.
import { Button } from '@mantine/core'
import { useState } from 'react'
import { MOST_GOODS } from '#domain/shipment-entry/goods.ts'
import { texts as en } from '#texts/en/new-shipment.ts'
import { countIn } from '#words/local-text.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { Icon, type IconName } from '../../ui/icons.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { Bring } from './bring.ts'
import { EarlierShipments } from './earlier-shipments.tsx'
import { FileGoods } from './file-goods.tsx'
import css from './new-shipment.module.css'
import { OwnProducts } from './own-products.tsx'
import { PasteGoods } from './paste-goods.tsx'
import { type ChangeDraft, isBlank, withGoods } from './shipment-draft.ts'

const WAYS = ['paste', 'file', 'products', 'earlier'] as const
type Way = (typeof WAYS)[number]
const ICONS: Readonly<Record<Way, IconName>> = { paste: 'copy', file: 'document', products: 'box', earlier: 'clock' }

type Said = { readonly tone: 'ok' | 'bad'; readonly text: string }

export function BringIn({ change }: { readonly change: ChangeDraft }) {
  const texts = useTexts(en)
  const language = useLanguage()
  const [open, setOpen] = useState<Way>()
  const [said, setSaid] = useState<Said>()
  const bring: Bring = (goods, note) => {
    change((draft) => {
      const had = draft.lines.filter((line) => !isBlank(line)).length
      if (had + goods.length > MOST_GOODS) {
        setSaid({ tone: 'bad', text: texts.tooMany(countIn(language, MOST_GOODS)) })
        return draft
      }
      const { draft: next, added, summed } = withGoods(draft, goods)
      const parts = [
        ...(added > 0 ? [texts.added(countIn(language, added))] : []),
        ...(summed > 0 ? [texts.addedUnits(countIn(language, summed))] : []),
        ...(note ? [note] : []),
      ]
      setSaid({ tone: 'ok', text: parts.join(' ') })
      return next
    })
    if (open !== 'products') setOpen(undefined)
  }
  return (
    <div className={css.bring}>
      <fieldset className={css.ways}>
        <legend className="visually-hidden">{texts.bringTitle}</legend>
        {WAYS.map((way) => (
          <Button
            key={way}
            aria-expanded={open === way}
            variant={open === way ? 'light' : 'default'}
            leftSection={<Icon name={ICONS[way]} />}
            onClick={() => {
              setSaid(undefined)
              setOpen(open === way ? undefined : way)
            }}
          >
            {texts[way]}
          </Button>
        ))}
      </fieldset>
      {open && (
        <div className={css.way}>
          {open === 'paste' && <PasteGoods onBring={bring} />}
          {open === 'file' && <FileGoods onBring={bring} />}
          {open === 'products' && <OwnProducts onBring={bring} />}
          {open === 'earlier' && <EarlierShipments onBring={bring} />}
        </div>
      )}
      <div role="status">{said && <Notice tone={said.tone}>{said.text}</Notice>}</div>
    </div>
  )
}
