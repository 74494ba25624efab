// One click: the one number that took the place of an ended code, for every product and open item of the client.
import { Button } from '@mantine/core'
import css from './replace-ended-code.module.css'
import { FailureAlert } from './show-alert.tsx'

type Props = {
  readonly label: string
  readonly isPending: boolean
  readonly failure: string | undefined
  readonly run: () => void
  readonly forget: () => void
}

export function ReplaceEndedCode({ label, isPending, failure, run, forget }: Props) {
  return (
    <>
      <FailureAlert text={failure} onClose={forget} />
      <Button
        size="xs"
        variant="filled"
        classNames={{ root: css.replace, label: css.label }}
        loading={isPending}
        onClick={run}
      >
        {label}
      </Button>
    </>
  )
}
