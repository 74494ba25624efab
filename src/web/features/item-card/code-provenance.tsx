// Who put the code there: confirmed by a named person, or proposed and waiting for one (decisions j).

import { Button } from '@mantine/core'
import { texts as en } from '#texts/en/item.ts'
import type { Item } from '../../api/shipment-item.ts'
import { codeConfirmed } from '../../desk/confirm-code.ts'
import { useItemDesk } from '../../desk/item-desk.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { Tag } from '../../ui/tag.tsx'
import { whenText } from '../../ui/when-text.ts'
import css from './item-form.module.css'

/** `hasEnded`: there is no number to confirm any more. */
export function CodeProvenance({ item, hasEnded }: { readonly item: Item; readonly hasEnded: boolean }) {
  const language = useLanguage()
  const texts = useTexts(en)
  const { change, saves } = useItemDesk()
  const provenance = item.htsProvenance
  if (!item.htsCode || !provenance || saves.pendingOf(item.id)?.htsCode !== undefined) return null
  if (provenance.confirmedBy) {
    const when = provenance.confirmedAt ? whenText(language, provenance.confirmedAt) : ''
    return <p className={css.hint}>{texts.confirmedBy(provenance.confirmedBy, when)}</p>
  }
  return (
    <p className={css.proposed}>
      <Tag tone="ai" icon="spark">
        {texts.proposed}
      </Tag>
      <span className="xs dim">{texts.notConfirmed}</span>
      {!hasEnded && (
        <Button size="xs" onClick={() => change(item, 'htsCode', codeConfirmed(item))}>
          {texts.confirm}
        </Button>
      )}
    </p>
  )
}
