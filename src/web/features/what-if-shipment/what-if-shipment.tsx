// What if, for a whole shipment: what to try beside what it does to the duty, with a link that brings all of it back.

import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { texts as en } from '#texts/en/what-if.ts'
import { sentence } from '#words/language.ts'
import { useTexts } from '../../language/page-language.tsx'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icons.tsx'
import { showToast } from '../../ui/show-alert.tsx'
import { Term } from '../../ui/term.tsx'
import { withoutTried } from './tried.ts'
import { type FormItem, TriedForm } from './tried-form.tsx'
import css from './what-if-shipment.module.css'

type Props = {
  readonly search: URLSearchParams
  readonly onSearch: (search: URLSearchParams) => void
  readonly items: readonly FormItem[]
  readonly isTried: boolean
  readonly children: ReactNode
}

export function WhatIfShipment({ search, onSearch, items, isTried, children }: Props) {
  const texts = useTexts(en)
  const copy = () =>
    navigator.clipboard.writeText(window.location.href).then(
      () => showToast({ text: sentence(en, (texts) => texts.linkCopied) }),
      () => showToast({ kind: 'failure', text: sentence(en, (texts) => texts.linkNotCopied) }),
    )
  return (
    <div className={css.page}>
      <Card
        title={texts.try}
        label={texts.try}
        aside={
          <span className="xs faint">
            {texts.notSaved} <Term of="hts" />
          </span>
        }
      >
        <div className={css.form}>
          <TriedForm search={search} onSearch={onSearch} items={items} />
          <div className={css.actions}>
            <Button leftSection={<Icon name="copy" />} onClick={copy}>
              {texts.copyLink}
            </Button>
            {isTried && (
              <Button variant="subtle" onClick={() => onSearch(withoutTried(search))}>
                {texts.startOver}
              </Button>
            )}
          </div>
        </div>
      </Card>
      {children}
    </div>
  )
}
