// A field of several lines that grows with what is written in it. By the style sheet alone: measuring it in a script lays the whole page
// out once more, which a shipment of many items feels.
import { Textarea, type TextareaProps } from '@mantine/core'
import classes from './growing-textarea.module.css'

const MOST_ROWS = 14

type Props = Omit<TextareaProps, 'autosize' | 'minRows' | 'maxRows' | 'classNames' | 'style'> & {
  readonly rows: number
  readonly mostRows?: number
}

export const GrowingTextarea = ({ rows, mostRows = MOST_ROWS, ...field }: Props) => (
  <Textarea
    {...field}
    rows={rows}
    classNames={{ input: classes.input }}
    style={{ '--rows': rows, '--most-rows': mostRows }}
  />
)
