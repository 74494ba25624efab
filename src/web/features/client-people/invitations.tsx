// Invitations that were not accepted: sent again, or withdrawn.

import { Button } from '@mantine/core'
import { type listClientPeople, sendClientInvitation, withdrawClientInvitation } from '#contract/client-people.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { texts as en } from '#texts/en/client-people.ts'
import { sentence } from '#words/language.ts'
import { useSend } from '../../api/hooks.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { Card } from '../../ui/card.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import type { Said } from '../../ui/show-alert.tsx'
import { Tag } from '../../ui/tag.tsx'
import { whenText } from '../../ui/when-text.ts'
import css from './people.module.css'

type Invitation = AnswerOf<typeof listClientPeople>['data']['invitations'][number]

type Props = {
  readonly invitations: readonly Invitation[]
  /** Does it and says what came of it. */
  readonly work: (does: () => Promise<Said>) => Promise<void>
}

export function Invitations({ invitations, work }: Props) {
  const texts = useTexts(en)
  const language = useLanguage()
  const again = useSend(sendClientInvitation)
  const withdraw = useSend(withdrawClientInvitation)
  const isBusy = again.isPending || withdraw.isPending
  const sendAgain = async (invitationId: string): Promise<Said> => {
    const { email, wasSent } = (await again.mutateAsync({ params: { invitationId } })).data
    return wasSent
      ? { kind: 'success', text: sentence(en, (texts) => texts.sent(email)) }
      : { kind: 'failure', text: sentence(en, (texts) => texts.notSent(email)) }
  }
  const takeBack = async ({ id, email }: Invitation): Promise<Said> => {
    await withdraw.mutateAsync({ params: { invitationId: id } })
    return { kind: 'success', text: sentence(en, (texts) => texts.withdrawn(email)) }
  }
  const columns: readonly Column<Invitation>[] = [
    { key: 'email', header: texts.person, isSubject: true, cell: ({ email }) => email },
    { key: 'role', header: texts.role, phoneLabel: texts.role, width: '160px', cell: ({ role }) => texts.roles[role] },
    {
      key: 'standing',
      header: texts.standing,
      phoneLabel: texts.standing,
      cell: ({ isOver, wasSent, expiresAt }) => {
        if (isOver) return <Tag tone="warn">{texts.isOver}</Tag>
        if (!wasSent) return <Tag tone="bad">{texts.letterFailed}</Tag>
        return <Tag tone="info">{texts.invited(whenText(language, expiresAt))}</Tag>
      },
    },
    {
      key: 'actions',
      header: texts.actions,
      cell: (invitation) => (
        <span className={css.actions}>
          <Button
            size="xs"
            disabled={isBusy}
            aria-label={texts.sendAgainTo(invitation.email)}
            onClick={() => void work(() => sendAgain(invitation.id))}
          >
            {texts.sendAgain}
          </Button>
          <Button
            size="xs"
            disabled={isBusy}
            aria-label={texts.withdrawOf(invitation.email)}
            onClick={() => void work(() => takeBack(invitation))}
          >
            {texts.withdraw}
          </Button>
        </span>
      ),
    },
  ]
  return (
    <Card flush title={texts.invitations} label={texts.invitations}>
      <DataTable label={texts.invitations} columns={columns} rows={invitations} rowKey={({ id }) => id} />
    </Card>
  )
}
