// The button that hands a list out as a CSV file, with the filters the list stands under.
import { Button } from '@mantine/core'
import type { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { localDay } from '#domain/calendar.ts'
import { texts as en } from '#texts/en/list-files.ts'
import type { Input } from '../../api/call.ts'
import { useSaveFile } from '../../api/use-save-file.ts'
import { useTexts } from '../../language/page-language.tsx'
import { Icon } from '../../ui/icons.tsx'
import { FailureAlert } from '../../ui/show-alert.tsx'

type Props<P extends z.ZodType, Q extends z.ZodType> = {
  readonly list: Endpoint<P, Q, z.ZodType>
  /** What its address names. */
  readonly params?: z.input<P>
  readonly isSmall?: boolean
  readonly filters: z.input<Q>
  /** Name of the file, before the day. */
  readonly name: string
}

export function ExportList<P extends z.ZodType, Q extends z.ZodType>({
  list,
  params,
  filters,
  name,
  isSmall = false,
}: Props<P, Q>) {
  const texts = useTexts(en)
  const file = useSaveFile(list)
  const input = { params, query: filters } as Input<P, Q, z.ZodType>
  return (
    <div>
      <Button
        size={isSmall ? 'xs' : undefined}
        leftSection={<Icon name="download" />}
        loading={file.isRunning}
        onClick={() => file.save(input, `${name}-${localDay(new Date())}.csv`)}
      >
        {texts.button}
      </Button>
      <span role="status" className="visually-hidden">
        {file.isRunning && texts.working}
      </span>
      <FailureAlert text={file.failure} onClose={file.forget} />
    </div>
  )
}
