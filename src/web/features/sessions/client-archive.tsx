// Everything that is kept of a client as one file, asked for by itself or by staff on its behalf.
import { Button } from '@mantine/core'
import { downloadArchive } from '#contract/privacy.ts'
import { texts as en } from '#texts/en/client-archive.ts'
import { useClientAccess } from '../../api/client-access.ts'
import { useSaveFile } from '../../api/use-save-file.ts'
import { useTexts } from '../../language/page-language.tsx'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icons.tsx'
import { FailureAlert } from '../../ui/show-alert.tsx'
import classes from './client-archive.module.css'

export function ClientArchive() {
  const texts = useTexts(en)
  const forStaff = useClientAccess().actor === 'staff'
  const archive = useSaveFile(downloadArchive)
  const title = forStaff ? texts.ofClient : texts.title
  return (
    <Card title={title} label={title}>
      <FailureAlert text={archive.failure} onClose={archive.forget} />
      <div className={classes.row}>
        <p className="sm">{forStaff ? texts.explainedToStaff : texts.explained}</p>
        <Button
          leftSection={<Icon name="download" />}
          loading={archive.isRunning}
          onClick={() => archive.save({}, 'portage.zip')}
        >
          {texts.download}
        </Button>
      </div>
      <p className="xs dim" role="status">
        {archive.isRunning && texts.making}
      </p>
    </Card>
  )
}
