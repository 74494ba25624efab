// The companies of who is signed in: the one at hand, and the others to change to without signing in again.
import { Button } from '@mantine/core'
import { listCompanies, switchCompany } from '#contract/companies.ts'
import { texts as en } from '#texts/en/client-people.ts'
import { failureText } from '../../api/failures.ts'
import { useEndpoint, useSend } from '../../api/hooks.ts'
import { currentSessions, startClientSession } from '../../api/session.ts'
import { useTexts } from '../../language/page-language.tsx'
import { ErrorNotice } from '../../ui/error-notice.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Tag } from '../../ui/tag.tsx'
import classes from './company-list.module.css'

type Props = {
  /** What follows the choice; without it the dashboard is loaded anew, so that nothing of the company before stays in the page. */
  readonly onChosen?: () => void
}

export function CompanyList({ onChosen = () => location.assign('/dashboard') }: Props) {
  const texts = useTexts(en)
  const found = useEndpoint(listCompanies, {})
  const change = useSwitch(onChosen)
  if (found.error && !found.data)
    return <ErrorNotice inline title={failureText(found.error, texts.loadFailed)} query={found} />
  if (!found.data) return <Loading sentence={texts.loading} rows={2} widths={[180, 160]} />
  const { companies, companyId } = found.data.data
  return (
    <>
      {change.error && (
        <Notice tone="bad" role="alert">
          {failureText(change.error, texts.notSwitched)}
        </Notice>
      )}
      <ul className={classes.companies}>
        {companies.map(({ id, name, role }) => (
          <li key={id}>
            <Button
              fullWidth
              justify="space-between"
              aria-current={id === companyId ? 'true' : undefined}
              loading={change.isPending && change.variables?.body.companyId === id}
              disabled={change.isPending}
              rightSection={
                id === companyId ? (
                  <Tag tone="info">{texts.current}</Tag>
                ) : (
                  <span className="xs dim">{texts.roles[role]}</span>
                )
              }
              onClick={() => change.mutate({ body: { companyId: id } })}
            >
              <span className={classes.name}>{name}</span>
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Changes the company of the session, of this browser's tabs too. */
export function useSwitch(onDone: () => void) {
  const send = useSend(switchCompany)
  const mutate = (input: { readonly body: { readonly companyId: string } }) =>
    send.mutate(input, {
      onSuccess: ({ user, role }) => {
        const { client } = currentSessions()
        if (!client) return
        const company = { companyId: user.id, companyName: user.companyName, role: role === 'owner' ? undefined : role }
        startClientSession({ ...client, ...company, hasSeveral: true })
        onDone()
      },
    })
  return { mutate, error: send.error, isPending: send.isPending, variables: send.variables }
}
