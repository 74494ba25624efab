// About what somebody wants letters: at once, once a day or never; each choice is saved as it is made.

import { NativeSelect } from '@mantine/core'
import { useState } from 'react'
import * as calls from '#contract/notifications.ts'
import { MAIL_CHOICES } from '#domain/notification.ts'
import { texts as en } from '#texts/en/notifications.ts'
import { sentence } from '#words/language.ts'
import { failureSentence, failureText } from '../../api/failures.ts'
import { useEndpoint, useOutdate, useSend } from '../../api/hooks.ts'
import { useTexts } from '../../language/page-language.tsx'
import { Card } from '../../ui/card.tsx'
import { ErrorNotice } from '../../ui/error-notice.tsx'
import { Loading } from '../../ui/loading.tsx'
import { type Said, SaidAlert } from '../../ui/show-alert.tsx'
import css from './notifications.module.css'

export function MailChoices({ ofStaff }: { readonly ofStaff: boolean }) {
  const texts = useTexts(en)
  const read = ofStaff ? calls.getStaffMailChoices : calls.getMailChoices
  const choices = useEndpoint(read, {})
  const save = useSend(ofStaff ? calls.saveStaffMailChoice : calls.saveMailChoice)
  const outdate = useOutdate()
  const [said, setSaid] = useState<Said>()
  const data = choices.data?.data
  return (
    <Card title={texts.lettersTitle} label={texts.lettersTitle}>
      {choices.isPending && <Loading sentence={texts.loading} rows={3} widths={[220, 120]} />}
      {choices.error && <ErrorNotice inline title={failureText(choices.error, texts.settingsFailed)} query={choices} />}
      {data?.email === null && <p className="sm dim">{texts.lettersNobody}</p>}
      {data && data.email !== null && (
        <div className={css.choices}>
          <p className="sm dim">{texts.lettersAbout(data.email)}</p>
          <SaidAlert said={said} onClose={() => setSaid(undefined)} />
          {data.choices.map(({ kind, mail }) => (
            <div key={kind} className={css.choice}>
              <span aria-hidden="true">{texts.kinds[kind]}</span>
              <NativeSelect
                size="xs"
                aria-label={texts.kinds[kind]}
                disabled={save.isPending}
                data={MAIL_CHOICES.map((value) => ({ value, label: texts.mail[value] }))}
                value={mail}
                onChange={(event) => {
                  const chosen = MAIL_CHOICES.find((each) => each === event.currentTarget.value)
                  if (!chosen) return
                  setSaid(undefined)
                  save.mutate(
                    { body: { kind, mail: chosen } },
                    {
                      onSuccess: () => setSaid({ kind: 'success', text: sentence(en, ({ chosen }) => chosen) }),
                      onError: (error) =>
                        setSaid({
                          kind: 'failure',
                          text: failureSentence(error, en, ({ notSaved }) => notSaved),
                        }),
                      onSettled: () => outdate(read),
                    },
                  )
                }}
              />
            </div>
          ))}
        </div>
      )}
    </Card>
  )
}
