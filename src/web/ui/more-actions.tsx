// What stands beside the first button of a page: on a phone behind one button, so that what the page is for comes first.
import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { type ReactNode, useState } from 'react'
import { texts as en } from '#texts/en/frame.ts'
import { useTexts } from '../language/page-language.tsx'
import { Icon } from './icons.tsx'

type Props = {
  /** `compact`: as low as the small buttons it stands for. */
  readonly size?: 'compact'
  /** In place of "More", where what stands behind it has a name. */
  readonly label?: string
  readonly startsOpen?: boolean
  readonly children: ReactNode
}

export function MoreActions({ size, label, startsOpen = false, children }: Props) {
  const texts = useTexts(en)
  const onPhone = useMediaQuery('(max-width: 719px)', false, { getInitialValueInEffect: false })
  const [isOpen, setOpen] = useState(startsOpen)
  if (!onPhone) return children
  return (
    <>
      <Button
        variant={size ? 'subtle' : undefined}
        size={size ? 'compact-sm' : undefined}
        aria-expanded={isOpen}
        rightSection={<Icon name={isOpen ? 'chevron-up' : 'chevron-down'} />}
        onClick={() => setOpen(!isOpen)}
      >
        {label ?? texts.more}
      </Button>
      {isOpen && children}
    </>
  )
}
