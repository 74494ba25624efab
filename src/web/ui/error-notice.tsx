// What could not be loaded, why, and Retry.
import { Button } from '@mantine/core'
import { texts as en } from '#texts/en/frame.ts'
import { useTexts } from '../language/page-language.tsx'
import { EmptyState } from './empty-state.tsx'
import { Icon } from './icons.tsx'
import { Notice } from './notice.tsx'

type Props = {
  readonly title: string
  /** The reason, when it says more than the title. */
  readonly text?: string
  /** What is asked again. */
  readonly query?: { readonly isFetching: boolean; readonly refetch: () => unknown }
  /** In place of a query. */
  readonly onRetry?: () => void
  readonly retrying?: boolean
  /** One line inside a panel, instead of the middle of an empty region. */
  readonly inline?: boolean
}

export function ErrorNotice({ title, text, query, inline = false, ...rest }: Props) {
  const texts = useTexts(en)
  const onRetry = rest.onRetry ?? (query && (() => void query.refetch()))
  const retrying = rest.retrying ?? query?.isFetching ?? false
  const more = text === title ? undefined : text
  if (inline) {
    const retry = onRetry && (
      <Button size="xs" onClick={onRetry} loading={retrying}>
        {texts.retry}
      </Button>
    )
    return (
      <Notice tone="bad" role="alert" title={title} actions={retry}>
        {more}
      </Notice>
    )
  }
  const retry = onRetry && (
    <Button variant="filled" onClick={onRetry} loading={retrying} leftSection={<Icon name="refresh" />}>
      {texts.retry}
    </Button>
  )
  return <EmptyState icon="warning" tone="bad" role="alert" title={title} text={more} action={retry} />
}
