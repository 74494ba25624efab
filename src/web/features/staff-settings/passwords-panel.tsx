// The two passwords of the operator: each is changed with the current one.
import type { AnswerOf } from '#contract/endpoint.ts'
import type { getSettings } from '#contract/settings.ts'
import { texts } from '#texts/en/settings.ts'
import { Card } from '../../ui/card.tsx'
import { PasswordForm } from './password-form.tsx'
import css from './settings.module.css'

export type Settings = AnswerOf<typeof getSettings>['data']

export function PasswordsPanel({ passwords }: { readonly passwords: Settings['passwords'] }) {
  return (
    <div className={css.pair}>
      <Card title={texts.staffPassword}>
        <PasswordForm which="staff" state={passwords.staff} />
      </Card>
      <Card title={texts.documentPassword}>
        <PasswordForm which="documents" state={passwords.documents} />
      </Card>
    </div>
  )
}
