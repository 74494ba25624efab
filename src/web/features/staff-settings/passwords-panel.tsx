// The two passwords of the operator: each is changed with the current one. That of staff is none where they sign in by name.
import type { AnswerOf } from '#contract/endpoint.ts'
import { health } from '#contract/reference.ts'
import type { getSettings } from '#contract/settings.ts'
import { texts } from '#texts/en/settings.ts'
import { useEndpoint } from '../../api/hooks.ts'
import { Card } from '../../ui/card.tsx'
import { Loading } from '../../ui/loading.tsx'
import { PasswordForm } from './password-form.tsx'
import css from './settings.module.css'

const FRESH_MS = 600_000

export type Settings = AnswerOf<typeof getSettings>['data']

export function PasswordsPanel({ passwords }: { readonly passwords: Settings['passwords'] }) {
  const { data, isLoading } = useEndpoint(health, {}, { freshFor: FRESH_MS })
  const isNamed = data !== undefined && data.staffSignIn !== 'shared'
  return (
    <div className={css.pair}>
      <Card title={texts.staffPassword}>
        {isLoading && <Loading sentence={texts.loading} rows={2} widths={[220]} />}
        {isNamed ? (
          <p className="sm dim">{texts.staffPasswordOff}</p>
        ) : (
          !isLoading && <PasswordForm which="staff" state={passwords.staff} />
        )}
      </Card>
      <Card title={texts.documentPassword}>
        <PasswordForm which="documents" state={passwords.documents} />
      </Card>
    </div>
  )
}
