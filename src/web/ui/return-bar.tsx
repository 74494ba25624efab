// After a jump from the form of a paper to what it asks to put right: the way back to the form, which waits as it was left.
import { Button, CloseButton } from '@mantine/core'
import { useTexts } from '../language/page-language.tsx'
import '@mantine/core/styles/CloseButton.layer.css'
import { texts as en } from '#texts/en/preflight.ts'
import css from './return-bar.module.css'

type Props = {
  /** What the form makes, as its title says it. */
  readonly paper: string
  readonly onReturn: () => void
  readonly onClose: () => void
}

export function ReturnBar({ paper, onReturn, onClose }: Props) {
  const texts = useTexts(en)
  return (
    <section className={css.bar} aria-label={paper}>
      <span className={css.words}>{texts.goBack(paper)}</span>
      <Button size="xs" variant="filled" onClick={onReturn}>
        {texts.backTo}
      </Button>
      <CloseButton aria-label={texts.dismiss} onClick={onClose} />
    </section>
  )
}
