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

type Props<Q extends z.ZodType> = {
  readonly list: Endpoint<z.ZodType, Q, z.ZodType>
  readonly filters: z.input<Q>
  /** Name of the file, before the day. */
  readonly name: string
}

export function ExportList<Q extends z.ZodType>({ list, filters, name }: Props<Q>) {
  const texts = useTexts(en)
  const file = useSaveFile(list)
  const input = { query: filters } as Input<z.ZodType, Q, z.ZodType>
  return (
    <div>
      <Button
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
