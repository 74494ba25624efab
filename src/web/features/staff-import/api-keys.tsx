// API keys of other systems: issued with a secret that is shown once, listed, revoked.
import { Button, Checkbox, TextInput } from '@mantine/core'
import '@mantine/core/styles/Checkbox.layer.css'
import { type FormEvent, useState } from 'react'
import { issueApiKey, listApiKeys, revokeApiKey } from '#contract/api-keys.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { API_SCOPES, type ApiScope } from '#domain/api-scope.ts'
import { texts as importTexts } from '#texts/en/import.ts'
import { texts } from '#texts/en/import-screen.ts'
import { failureText } from '../../api/failures.ts'
import { useEndpoint, useOutdate, useSend } from '../../api/hooks.ts'
import { Card } from '../../ui/card.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { ErrorNotice } from '../../ui/error-notice.tsx'
import { ListFooter } from '../../ui/list-footer.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Notice } from '../../ui/notice.tsx'
import { FailureAlert } from '../../ui/show-alert.tsx'
import css from './staff-import.module.css'

type Key = AnswerOf<typeof listApiKeys>['data'][number]

export function ApiKeys() {
  const [page, setPage] = useState(1)
  const [alert, setAlert] = useState<string>()
  const [asked, setAsked] = useState<Key>()
  const outdate = useOutdate()
  const keys = useEndpoint(listApiKeys, { query: { page } }, { keepLast: true })
  const revoke = useSend(revokeApiKey)
  const refresh = () => outdate(listApiKeys)
  const rows = keys.data?.data
  const takeBack = (keyId: string) => {
    setAsked(undefined)
    const failed = (error: unknown) => setAlert(failureText(error, importTexts.revokeFailed))
    revoke.mutate({ params: { keyId } }, { onSuccess: refresh, onError: failed })
  }
  return (
    <Card title={texts.keys} label={texts.keys}>
      <div className={css.stack}>
        <p className="sm dim">{texts.keysHint}</p>
        <FailureAlert text={alert} onClose={() => setAlert(undefined)} />
        <IssueForm onIssued={refresh} onAlert={setAlert} />
        {keys.isError && <ErrorNotice inline title={failureText(keys.error, importTexts.keysFailed)} query={keys} />}
        {!rows && !keys.isError && <Loading sentence={texts.loadingKeys} rows={2} widths={[160, 160]} />}
        {rows?.length === 0 && <p className="sm dim">{texts.noKeys}</p>}
        {rows && rows.length > 0 && (
          <DataTable label={texts.keys} columns={columns(setAsked)} rows={rows} rowKey={({ id }) => id} />
        )}
        {keys.data && keys.data.pagination.lastPage > 1 && (
          <ListFooter
            pagination={keys.data.pagination}
            rows={rows?.length ?? 0}
            showing={texts.showingKeys}
            onPage={setPage}
          />
        )}
      </div>
      {asked && (
        <Confirm
          title={texts.revokeTitle}
          action={texts.revoke}
          onCancel={() => setAsked(undefined)}
          onConfirm={() => takeBack(asked.id)}
        >
          {texts.revokeText(asked.name)}
        </Confirm>
      )}
    </Card>
  )
}

type IssueProps = {
  readonly onIssued: () => void
  /** Undefined: what was said before is over. */
  readonly onAlert: (text: string | undefined) => void
}

/** Names a key and what it may; then shows its secret. */
function IssueForm({ onIssued, onAlert }: IssueProps) {
  const [name, setName] = useState('')
  const [scopes, setScopes] = useState<readonly ApiScope[]>(FIRST_SCOPES)
  const issue = useSend(issueApiKey)
  const isWhole = name.trim() !== '' && scopes.length > 0
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isWhole || issue.isPending) return
    onAlert(undefined)
    const onSuccess = () => {
      setName('')
      setScopes(FIRST_SCOPES)
      onIssued()
    }
    const onError = (error: unknown) => onAlert(failureText(error, importTexts.issueFailed))
    issue.mutate({ body: { name: name.trim(), scopes: [...scopes] } }, { onSuccess, onError })
  }
  const secret = issue.data?.data
  return (
    <>
      <form className={css.stack} onSubmit={submit}>
        <TextInput
          label={texts.keyName}
          value={name}
          maxLength={120}
          maw={340}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <ScopeChoice scopes={scopes} onChange={setScopes} />
        <div>
          <Button type="submit" loading={issue.isPending} disabled={!isWhole}>
            {texts.issue}
          </Button>
        </div>
      </form>
      {secret && <NewSecret {...secret} onCopied={issue.reset} />}
    </>
  )
}

/** What most systems need. */
const FIRST_SCOPES: readonly ApiScope[] = ['import']

type ChoiceProps = { readonly scopes: readonly ApiScope[]; readonly onChange: (scopes: readonly ApiScope[]) => void }

/** An e-mail address is changed by handing in data: the one comes with the other. */
function ScopeChoice({ scopes, onChange }: ChoiceProps) {
  const toggled = (scope: ApiScope): readonly ApiScope[] => {
    if (!scopes.includes(scope)) return [...scopes, scope, ...(scope === 'change-email' ? FIRST_SCOPES : [])]
    return scopes.filter((each) => each !== scope && !(scope === 'import' && each === 'change-email'))
  }
  return (
    <fieldset className={css.scopes}>
      <legend>{texts.keyMay}</legend>
      {API_SCOPES.map((scope) => (
        <Checkbox
          key={scope}
          label={texts.scopes[scope]}
          description={texts.scopesHint[scope]}
          checked={scopes.includes(scope)}
          onChange={() => onChange([...new Set(toggled(scope))])}
        />
      ))}
    </fieldset>
  )
}

type SecretProps = { readonly id: string; readonly secret: string; readonly onCopied: () => void }

/** Shown this once. */
function NewSecret({ id, secret, onCopied }: SecretProps) {
  const copied = <Button onClick={onCopied}>{texts.copied}</Button>
  return (
    <Notice tone="warn" role="status" title={texts.secretTitle} actions={copied}>
      <p className={css.secret}>
        {texts.keyId}: <code>{id}</code>
      </p>
      <p className={css.secret}>
        {texts.secret}: <code>{secret}</code>
      </p>
    </Notice>
  )
}

const WHEN = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })
const when = (at: string | null): string => (at === null ? texts.never : WHEN.format(new Date(at)))

const columns = (onRevoke: (key: Key) => void): readonly Column<Key>[] => [
  { key: 'name', header: texts.keyName, isSubject: true, cell: ({ name }) => name },
  { key: 'id', header: texts.keyId, phoneLabel: texts.keyId, cell: ({ id }) => <span className="mono">{id}</span> },
  {
    key: 'may',
    header: texts.keyMay,
    phoneLabel: texts.keyMay,
    cell: ({ scopes }) => scopes.map((scope) => texts.scopes[scope]).join(', '),
  },
  {
    key: 'issued',
    header: texts.issued,
    phoneLabel: texts.issued,
    cell: (key) => `${when(key.issuedAt)} · ${key.issuedBy}`,
  },
  { key: 'used', header: texts.lastUsed, phoneLabel: texts.lastUsed, cell: ({ lastUsedAt }) => when(lastUsedAt) },
  {
    key: 'revoke',
    header: texts.revoke,
    cell: (key) =>
      key.revokedAt === null ? (
        <Button size="xs" onClick={() => onRevoke(key)}>
          {texts.revoke}
        </Button>
      ) : (
        <span className="dim">
          {texts.revoked} {when(key.revokedAt)}
        </span>
      ),
  },
]
