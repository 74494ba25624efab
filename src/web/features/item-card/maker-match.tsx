// When the maker's country is not the origin: the specified message, and the way to record why that is right (decisions o).

import { Button, Textarea } from '@mantine/core'
import { useState } from 'react'
import { originMatch } from '#domain/address/origin-match.ts'
import { texts as en } from '#texts/en/item.ts'
import { countryIn } from '#words/country-text.ts'
import type { Item, SavedAddress } from '../../api/shipment-item.ts'
import { useItemDesk } from '../../desk/item-desk.ts'
import { useSaveFace } from '../../desk/save-face.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { ActionButton } from '../../ui/action-button.tsx'
import { BoldLead } from '../../ui/bold-lead.tsx'
import { Notice } from '../../ui/notice.tsx'
import { focusField } from './field-id.ts'
import css from './item-form.module.css'
import { SaveFailure } from './save-failure.tsx'

type Props = { readonly item: Item; readonly address: SavedAddress }

export function MakerMatch({ item, address }: Props) {
  const language = useLanguage()
  const texts = useTexts(en)
  const { change, saves } = useItemDesk()
  const draft = saves.draftOf(item.id, 'mismatchReason')
  const [recording, setRecording] = useState(draft !== undefined)
  const { failure } = useSaveFace(item.id, 'mismatchReason')
  if (originMatch(address.country, item.countryOfOrigin) !== 'differs') return null
  const stop = () => {
    saves.keepDraft(item.id, 'mismatchReason', undefined)
    setRecording(false)
  }
  const setReason = (reason: string | null) => {
    stop()
    change(item, 'mismatchReason', { originMismatchReason: reason })
  }
  if (item.originMismatchReason)
    return (
      <>
        <Notice
          tone="warn"
          actions={
            <Button size="xs" variant="subtle" onClick={() => setReason(null)}>
              {texts.removeReason}
            </Button>
          }
        >
          {texts.reasonKept(item.originMismatchReason)}
        </Notice>
        <SaveFailure message={failure} />
      </>
    )
  return (
    <div className={css.match}>
      <Notice tone="bad">
        <BoldLead lead={texts.criticalError}>
          {texts.originMismatch(countryIn(language, address.country), countryIn(language, item.countryOfOrigin ?? ''))}
        </BoldLead>
      </Notice>
      {recording ? (
        <ReasonForm
          first={draft ?? ''}
          onTyped={(typed) => saves.keepDraft(item.id, 'mismatchReason', typed || undefined)}
          onKeep={setReason}
          onCancel={stop}
        />
      ) : (
        <div className={css.buttons}>
          <Button size="xs" onClick={() => focusField(item.id, 'maker')}>
            {texts.changeAddress}
          </Button>
          <Button size="xs" onClick={() => focusField(item.id, 'countryOfOrigin')}>
            {texts.changeOrigin}
          </Button>
          <Button size="xs" variant="subtle" onClick={() => setRecording(true)}>
            {texts.recordReason}
          </Button>
        </div>
      )}
      <SaveFailure message={failure} />
    </div>
  )
}

function ReasonForm({
  first,
  onTyped,
  onKeep,
  onCancel,
}: {
  readonly first: string
  readonly onTyped: (typed: string) => void
  readonly onKeep: (reason: string) => void
  readonly onCancel: () => void
}) {
  const texts = useTexts(en)
  const [reason, setReason] = useState(first)
  const blank = reason.trim() === ''
  return (
    <form
      className={css.match}
      onSubmit={(event) => {
        event.preventDefault()
        if (!blank) onKeep(reason.trim())
      }}
    >
      <Textarea
        label={texts.mismatchReason}
        description={texts.mismatchReasonHint}
        maxLength={500}
        rows={2}
        value={reason}
        onChange={(event) => {
          setReason(event.currentTarget.value)
          onTyped(event.currentTarget.value)
        }}
      />
      <div className={css.buttons}>
        <ActionButton size="xs" type="submit" disabledReason={blank ? texts.reasonRequired : undefined}>
          {texts.saveMismatchReason}
        </ActionButton>
        <ActionButton size="xs" variant="subtle" onClick={onCancel}>
          {texts.cancel}
        </ActionButton>
      </div>
    </form>
  )
}
