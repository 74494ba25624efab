// After worksheets were made: how many, and Download for another copy.
import { Button } from '@mantine/core'
import { texts as en } from '#texts/en/fda.ts'
import { pdfOf, saveFile } from '../../api/save-file.ts'
import { useTexts } from '../../language/page-language.tsx'
import { Icon } from '../../ui/icons.tsx'
import { AlertPanel } from '../../ui/show-alert.tsx'
import css from './fda-modal.module.css'
import type { MadeWorksheets } from './use-worksheets.ts'

type Props = { readonly made: MadeWorksheets; readonly onClose: () => void }

export function MadeWorksheetsPanel({ made, onClose }: Props) {
  const texts = useTexts(en)
  const action = (
    <Button
      size="xs"
      leftSection={<Icon name="download" />}
      onClick={() => saveFile(pdfOf(made.fileData), made.filename)}
    >
      {texts.download}
    </Button>
  )
  return (
    <div className={css.made}>
      <AlertPanel kind="success" takesFocus onClose={onClose} actions={action}>
        {made.message}
      </AlertPanel>
    </div>
  )
}
