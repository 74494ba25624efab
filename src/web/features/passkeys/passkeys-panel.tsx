// The passkeys of who is signed in: which there are, another one, none of that one any more.

import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import type { AnswerOf } from '#contract/endpoint.ts'
import * as calls from '#contract/passkeys.ts'
import { texts as en } from '#texts/en/passkeys.ts'
import { type Sentence, sentence } from '#words/language.ts'
import { useViewOnly } from '../../api/client-access.ts'
import { failureSentence, failureText } from '../../api/failures.ts'
import { useEndpoint, useSend } from '../../api/hooks.ts'
import { deviceSaid, makePasskey, takesPasskeys } from '../../api/passkey-device.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { Card } from '../../ui/card.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { ErrorNotice } from '../../ui/error-notice.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Loading } from '../../ui/loading.tsx'
import { type Said, SaidAlert } from '../../ui/show-alert.tsx'
import { whenText } from '../../ui/when-text.ts'
import css from './passkeys.module.css'

type Passkey = AnswerOf<typeof calls.listOwnPasskeys>['data'][number]
type Props = { readonly of: 'client' | 'staff' }

export function PasskeysPanel({ of }: Props) {
  const texts = useTexts(en)
  const kept = useEndpoint(of === 'staff' ? calls.listMemberPasskeys : calls.listOwnPasskeys, {})
  const remove = useSend(of === 'staff' ? calls.removeMemberPasskey : calls.removeOwnPasskey)
  const makeOne = useMaking(of)
  const [said, setSaid] = useState<Said>()
  const [leaving, setLeaving] = useState<Passkey>()
  const work = async (
    does: () => Promise<unknown>,
    done: Sentence,
    other: 'notAdded' | 'notRemoved',
  ): Promise<boolean> => {
    setSaid(undefined)
    try {
      await does()
      setSaid({ kind: 'success', text: done })
      return true
    } catch (error) {
      const device = deviceSaid(error)
      const text = device ? sentence(en, (texts) => texts[device]) : failureSentence(error, en, (texts) => texts[other])
      setSaid({ kind: 'failure', text })
      return false
    } finally {
      await kept.refetch()
    }
  }
  const found = kept.data?.data
  return (
    <Card title={texts.title} label={texts.title}>
      <div className={css.panel}>
        <p className="sm dim">{texts.what}</p>
        <SaidAlert said={said} onClose={() => setSaid(undefined)} />
        {kept.isPending && <Loading sentence={texts.loading} rows={1} widths={[200]} />}
        {kept.error && !found && (
          <ErrorNotice title={texts.loadFailed} text={failureText(kept.error, texts.loadFailed)} query={kept} />
        )}
        {found?.length === 0 && <p className="sm">{texts.none}</p>}
        {found && found.length > 0 && <KeptPasskeys passkeys={found} onRemove={setLeaving} />}
        {found && (
          <AddPasskey
            onAdd={(name) =>
              work(
                () => makeOne(name),
                sentence(en, (texts) => texts.added(name)),
                'notAdded',
              )
            }
          />
        )}
      </div>
      {leaving && (
        <Confirm
          title={texts.removeAsk(leaving.name)}
          action={texts.remove}
          onCancel={() => setLeaving(undefined)}
          onConfirm={() => {
            setLeaving(undefined)
            const params = { passkeyId: leaving.id }
            const done = sentence(en, (texts) => texts.removed(leaving.name))
            void work(() => remove.mutateAsync({ params }), done, 'notRemoved')
          }}
        >
          <p>{texts.removeHint}</p>
        </Confirm>
      )}
    </Card>
  )
}

/** Asks the server, then the device, then has the server keep what it made. */
function useMaking(of: Props['of']) {
  const ask = useSend(of === 'staff' ? calls.askMemberPasskey : calls.askOwnPasskey)
  const add = useSend(of === 'staff' ? calls.addMemberPasskey : calls.addOwnPasskey)
  return async (name: string): Promise<void> => {
    const asked = await ask.mutateAsync({})
    const passkey = await makePasskey(asked.data)
    await add.mutateAsync({ body: { name, passkey } })
  }
}

type KeptProps = { readonly passkeys: readonly Passkey[]; readonly onRemove: (passkey: Passkey) => void }

function KeptPasskeys({ passkeys, onRemove }: KeptProps) {
  const texts = useTexts(en)
  const language = useLanguage()
  const viewOnly = useViewOnly()
  return (
    <ul className={css.list}>
      {passkeys.map((passkey) => {
        const { id, name, createdAt, lastUsedAt, isSynced } = passkey
        const used = lastUsedAt ? texts.usedOn(whenText(language, lastUsedAt)) : texts.neverUsed
        return (
          <li key={id} className={css.passkey}>
            <Icon name="key" />
            <span className={css.about}>
              <span className={css.name}>{name}</span>
              <span className="xs dim">
                {texts.addedOn(whenText(language, createdAt))} · {used} · {isSynced ? texts.synced : texts.onOneDevice}
              </span>
            </span>
            <Button size="xs" disabled={viewOnly} aria-label={texts.removeOf(name)} onClick={() => onRemove(passkey)}>
              {texts.remove}
            </Button>
          </li>
        )
      })}
    </ul>
  )
}

type AddProps = { readonly onAdd: (name: string) => Promise<boolean> }

function AddPasskey({ onAdd }: AddProps) {
  const texts = useTexts(en)
  const viewOnly = useViewOnly()
  const [name, setName] = useState('')
  const [tried, setTried] = useState(false)
  const [isBusy, setBusy] = useState(false)
  if (!takesPasskeys()) return <p className="sm">{texts.notSupported}</p>
  const lacksName = name.trim() === ''
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (lacksName || isBusy) return
    setBusy(true)
    const isAdded = await onAdd(name.trim())
    setBusy(false)
    if (isAdded) setName('')
    setTried(false)
  }
  return (
    <form className={css.form} onSubmit={(event) => void submit(event)} noValidate aria-label={texts.add}>
      <TextInput
        label={texts.name}
        description={texts.nameHint}
        maxLength={60}
        value={name}
        error={tried && lacksName ? texts.nameMissing : undefined}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Button type="submit" disabled={viewOnly} loading={isBusy} leftSection={<Icon name="key" />}>
        {texts.add}
      </Button>
    </form>
  )
}
