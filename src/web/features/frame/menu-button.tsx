// The button that opens the menu of a bar.
import { ActionIcon } from '@mantine/core'
import { useTexts } from '../../language/page-language.tsx'
import '@mantine/core/styles/ActionIcon.layer.css'
import type { ComponentProps } from 'react'
import { texts as en } from '#texts/en/frame.ts'
import { Icon } from '../../ui/icons.tsx'

/** Takes what the menu tells its button, such as whether it is open. */
export const MenuButton = (props: ComponentProps<'button'>) => {
  const texts = useTexts(en)
  return (
    <ActionIcon variant="default" size="var(--button-h-sm)" aria-label={texts.menu} aria-haspopup="dialog" {...props}>
      <Icon name="menu" />
    </ActionIcon>
  )
}
