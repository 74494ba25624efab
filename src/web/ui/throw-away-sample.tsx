// The button that throws the sample shipment away, after asking.
import { Button } from '@mantine/core'
import { useState } from 'react'
import { texts as en } from '#texts/en/sample-shipment.ts'
import { useTexts } from '../language/page-language.tsx'
import { Confirm } from './confirm.tsx'
import { Icon } from './icons.tsx'
import { FailureAlert } from './show-alert.tsx'

type Props = {
  readonly run: {
    readonly remove: () => void
    readonly isRunning: boolean
    readonly failure: string | undefined
    readonly forget: () => void
  }
}

export function ThrowAwaySample({ run }: Props) {
  const texts = useTexts(en)
  const [asks, setAsks] = useState(false)
  const confirm = () => {
    setAsks(false)
    run.remove()
  }
  return (
    <>
      <Button leftSection={<Icon name="trash" />} loading={run.isRunning} onClick={() => setAsks(true)}>
        {texts.throwAway}
      </Button>
      <FailureAlert text={run.failure} onClose={run.forget} />
      {asks && (
        <Confirm
          title={texts.throwAwayTitle}
          action={texts.throwAway}
          isGrave
          onConfirm={confirm}
          onCancel={() => setAsks(false)}
        >
          {texts.throwAwayText}
        </Confirm>
      )}
    </>
  )
}
