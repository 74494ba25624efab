// The fields of the CUSMA template, and the template with their names printed in place.
import { Button } from '@mantine/core'
import { annotatedCusmaTemplate, listCusmaTemplateFields } from '#contract/cusma-files.ts'
import { texts as cusmaTexts } from '#texts/en/cusma.ts'
import { texts } from '#texts/en/staff-tools.ts'
import { failureText } from '../../api/failures.ts'
import { useEndpoint } from '../../api/hooks.ts'
import { useSaveFile } from '../../api/use-save-file.ts'
import { TemplateFields } from '../../features/staff-template/template-fields.tsx'
import { ErrorNotice } from '../../ui/error-notice.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Loading } from '../../ui/loading.tsx'
import { AlertPanel } from '../../ui/show-alert.tsx'
import classes from '../list-page.module.css'
import { PageHead } from '../page-head.tsx'
import { usePageTitle } from '../use-page-title.ts'

export function CusmaDebugPage() {
  usePageTitle(texts.templateTitle)
  const fields = useEndpoint(listCusmaTemplateFields, {})
  const file = useSaveFile(annotatedCusmaTemplate)
  return (
    <div className={classes.narrow}>
      <PageHead title={texts.templateTitle} subtitle={texts.templateHint}>
        <Button
          leftSection={<Icon name="download" />}
          loading={file.isRunning}
          onClick={() => file.save({}, texts.annotatedFile)}
        >
          {texts.annotated}
        </Button>
      </PageHead>
      {file.failure && (
        <AlertPanel kind="failure" onClose={file.forget}>
          <b>{cusmaTexts.annotatedFailed}</b> {file.saysWhy && file.failure}
        </AlertPanel>
      )}
      {fields.isPending && <Loading sentence={texts.loadingFields} rows={10} widths={[180, 260, 60]} />}
      {fields.error && (
        <ErrorNotice
          title={cusmaTexts.templateFailed}
          text={failureText(fields.error, cusmaTexts.templateFailed)}
          query={fields}
        />
      )}
      {fields.data && <TemplateFields fields={fields.data.fields} />}
    </div>
  )
}
