// What can be done where no maker was found: a better title, the supplier; and that it was not counted.
import { Button } from '@mantine/core'
import { texts as en } from '#texts/en/tools.ts'
import { useTexts } from '../../language/page-language.tsx'
import { Notice } from '../../ui/notice.tsx'
import css from './maker.module.css'

type Props = {
  readonly message: string | null
  /** It did not use up one of the reader's lookups; false for who has no limit. */
  readonly wasFree: boolean
  readonly onImproveTitle: () => void
}

export function NoMaker({ message, wasFree, onImproveTitle }: Props) {
  const texts = useTexts(en)
  return (
    <Notice
      tone="info"
      role="status"
      title={texts.noneFound}
      actions={
        <Button size="xs" onClick={onImproveTitle}>
          {texts.improveTitle}
        </Button>
      }
    >
      {message} {wasFree && texts.noneCounted}
      <p className={css.nextTitle}>{texts.noneNext}</p>
      <ul className={css.next}>
        <li>{texts.noneBetterName}</li>
        <li>{texts.noneAskSupplier}</li>
        <li>{texts.noneByLink}</li>
      </ul>
    </Notice>
  )
}
