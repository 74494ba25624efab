// Bringing the tariff schedule up to date: from the tariff site or a file, with its progress and how it ended.
import { Button, FileButton } from '@mantine/core'
import { useState } from 'react'
import type { z } from 'zod'
import { type dataUpdate, updateData } from '#contract/operations.ts'
import { texts } from '#texts/en/operations.ts'
import { scheduleUpdateText } from '#words/schedule-update.ts'
import { failureOf } from '../../api/failures.ts'
import { useSend } from '../../api/hooks.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Notice } from '../../ui/notice.tsx'
import { FailureAlert } from '../../ui/show-alert.tsx'
import { packedFile } from './schedule-file.ts'
import css from './settings.module.css'

type State = z.output<typeof dataUpdate>
type Props = { readonly update: State; readonly mayDownload: boolean; readonly onStarted: () => void }

export function DataUpdate({ update, mayDownload, onStarted }: Props) {
  const send = useSend(updateData)
  const [packing, setPacking] = useState(false)
  const isBusy = update.state === 'running' || send.isPending || packing
  const start = (body: { file?: string; filename?: string }) => send.mutate({ body }, { onSuccess: onStarted })
  const upload = async (file: File | null) => {
    if (!file) return
    setPacking(true)
    const packed = await packedFile(file).finally(() => setPacking(false))
    start({ file: packed, filename: file.name })
  }
  return (
    <Card title={texts.update}>
      <div className={css.update}>
        <p className="sm dim">
          {texts.updateHint} {texts.updateFileHint}
        </p>
        <FailureAlert text={failureOf(send.error, texts.updateFailed)} onClose={send.reset} />
        <div className={css.actions}>
          <ActionButton
            variant="filled"
            leftSection={<Icon name="download" />}
            loading={send.isPending && !packing}
            disabledReason={blockOf(isBusy, mayDownload)}
            onClick={() => start({})}
          >
            {texts.updateDownload}
          </ActionButton>
          <FileButton onChange={(file) => void upload(file)} accept=".json,.gz" disabled={isBusy}>
            {(props) => (
              <Button {...props} disabled={isBusy} loading={packing}>
                {texts.updateUpload}
              </Button>
            )}
          </FileButton>
        </div>
        <div role="status">
          <Progress update={update} />
        </div>
      </div>
    </Card>
  )
}

function blockOf(isBusy: boolean, mayDownload: boolean): string | undefined {
  if (isBusy) return texts.updateRunning
  return mayDownload ? undefined : texts.updateOff
}

function Progress({ update }: { readonly update: State }) {
  if (update.state === 'none') return null
  const by = <span className="xs dim">{texts.updateBy(update.startedBy, WHEN.format(new Date(update.startedAt)))}</span>
  if (update.state === 'running') {
    const { phase, receivedBytes, expectedBytes } = update
    const isKnown = phase === 'receiving' && expectedBytes !== null
    return (
      <>
        <p className="sm">
          {texts.updatePhase[phase]} {receivedBytes > 0 && <Bytes received={receivedBytes} expected={expectedBytes} />}
        </p>
        <progress
          className={css.bar}
          aria-label={texts.updatePhase[phase]}
          {...(isKnown && { value: receivedBytes, max: expectedBytes })}
        />
        {by}
      </>
    )
  }
  return (
    <Notice tone={update.state === 'done' ? 'ok' : 'bad'}>
      {scheduleUpdateText(update.end).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {by}
    </Notice>
  )
}

function Bytes({ received, expected }: { readonly received: number; readonly expected: number | null }) {
  const inMb = (bytes: number) => (bytes / 1_000_000).toFixed(1)
  if (expected === null) return texts.updateBytes(inMb(received))
  return texts.updateBytesOf(inMb(received), inMb(expected))
}

/** '20 Nov 2026, 14:02' in the reader's own time. */
const WHEN = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })
