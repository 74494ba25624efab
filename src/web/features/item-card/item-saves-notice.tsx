// Above the items: what was typed before the session ended or the page was closed is back, and waits to be saved again.
import { Button } from '@mantine/core'
import { useSyncExternalStore } from 'react'
import { texts as en } from '#texts/en/kept-text.ts'
import type { ItemDesk } from '../../desk/item-desk.ts'
import { useTexts } from '../../language/page-language.tsx'
import { Notice } from '../../ui/notice.tsx'
import css from './item-saves-notice.module.css'

type Props = { readonly desk: Pick<ItemDesk, 'saves' | 'addressDrafts'> }

export function ReturnedNotice({ desk: { saves, addressDrafts } }: Props) {
  const texts = useTexts(en)
  const { changes, begun } = useSyncExternalStore(saves.subscribe, saves.returned.counts)
  if (changes + begun === 0) return null
  const leaveOut = () => {
    addressDrafts.dropReturned()
    saves.returned.drop()
  }
  return (
    <div className={css.returned}>
      <Notice
        tone="warn"
        role="status"
        title={texts.returnedTitle}
        actions={
          <>
            {changes > 0 && (
              <Button size="xs" variant="filled" onClick={saves.returned.save}>
                {texts.saveNow}
              </Button>
            )}
            <Button size="xs" onClick={leaveOut}>
              {texts.leaveOut}
            </Button>
          </>
        }
      >
        {changes > 0 && texts.changesBack(changes)} {begun > 0 && texts.begunBack(begun)}
      </Notice>
    </div>
  )
}
