// Over the table: how many documents are chosen, and all of them as one file.
import { Button } from '@mantine/core'
import { downloadPapers, MOST_CHOSEN } from '#contract/document-archive.ts'
import { texts as en } from '#texts/en/archive.ts'
import { useSaveFile } from '../../api/use-save-file.ts'
import { useTexts } from '../../language/page-language.tsx'
import { ActionButton } from '../../ui/action-button.tsx'
import { Icon } from '../../ui/icons.tsx'
import { FailureAlert } from '../../ui/show-alert.tsx'
import css from './archive.module.css'

type Props = { readonly chosen: ReadonlySet<string>; readonly onChoose: (chosen: ReadonlySet<string>) => void }

export function ChosenBar({ chosen, onChoose }: Props) {
  const texts = useTexts(en)
  const zip = useSaveFile(downloadPapers)
  return (
    <>
      <section className={css.bar} aria-label={texts.chosen(chosen.size)}>
        <span role="status">{texts.chosen(chosen.size)}</span>
        <ActionButton
          size="xs"
          variant="filled"
          leftSection={<Icon name="download" />}
          loading={zip.isRunning}
          disabledReason={chosen.size > MOST_CHOSEN ? texts.tooMany(MOST_CHOSEN) : undefined}
          onClick={() => zip.save({ body: { ids: [...chosen] } }, texts.zipName)}
        >
          {texts.downloadChosen}
        </ActionButton>
        <Button size="xs" variant="subtle" onClick={() => onChoose(new Set())}>
          {texts.chooseNone}
        </Button>
      </section>
      <FailureAlert text={zip.failure} onClose={zip.forget} />
    </>
  )
}
