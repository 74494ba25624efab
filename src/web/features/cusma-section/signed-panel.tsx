// After a certificate was signed: its name, and Download for another copy.
import { Button } from '@mantine/core'
import { texts as en } from '#texts/en/cusma.ts'
import { saveFile } from '../../api/save-file.ts'
import { useTexts } from '../../language/page-language.tsx'
import { Icon } from '../../ui/icons.tsx'
import { AlertPanel } from '../../ui/show-alert.tsx'
import css from './cusma-section.module.css'

type Props = {
  readonly certificate: { readonly fileName: string; readonly file: Blob }
  readonly onClose: () => void
}

export function SignedPanel({ certificate, onClose }: Props) {
  const texts = useTexts(en)
  const { file, fileName } = certificate
  const action = (
    <Button size="xs" leftSection={<Icon name="download" />} onClick={() => saveFile(file, fileName)}>
      {texts.download}
    </Button>
  )
  return (
    <div className={css.signed}>
      <AlertPanel kind="success" takesFocus onClose={onClose} actions={action}>
        {texts.signed(fileName)}
      </AlertPanel>
    </div>
  )
}
