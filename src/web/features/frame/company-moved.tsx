// What a tab says whose session another tab changed to another company: nothing typed here is lost, and nothing is saved until it is clear
// for which company.
import { Button } from '@mantine/core'
import { texts as en } from '#texts/en/client-people.ts'
import { failureText } from '../../api/failures.ts'
import { useSessions } from '../../api/session.ts'
import { useTexts } from '../../language/page-language.tsx'
import { PATHS } from '../../paths.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useSwitch } from './company-list.tsx'

export function CompanyMoved() {
  const texts = useTexts(en)
  const { client, movedTo } = useSessions()
  const back = useSwitch(() => undefined)
  if (!client || !movedTo) return null
  const goBack = () => client.companyId && back.mutate({ body: { companyId: client.companyId } })
  const footer = (
    <>
      <Button loading={back.isPending} onClick={goBack}>
        {texts.goBack(client.companyName)}
      </Button>
      <Button variant="filled" onClick={() => location.assign(PATHS.dashboard)} data-autofocus>
        {texts.goOn(movedTo.companyName)}
      </Button>
    </>
  )
  return (
    <Dialog title={texts.movedTitle(movedTo.companyName)} onClose={goBack} footer={footer} width={520}>
      {back.error && (
        <Notice tone="bad" role="alert">
          {failureText(back.error, texts.notSwitched)}
        </Notice>
      )}
      {texts.movedText(client.companyName)}
    </Dialog>
  )
}
