// The way into the search over everything: a button of the top bar, and Ctrl+K or Cmd+K wherever no dialog is open.
import { ActionIcon } from '@mantine/core'
import '@mantine/core/styles/ActionIcon.layer.css'
import { useWindowEvent } from '@mantine/hooks'
import { type ComponentType, lazy, Suspense, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { texts as en } from '#texts/en/search.ts'
import { useTexts } from '../../language/page-language.tsx'
import { Icon } from '../../ui/icons.tsx'

export type SearchProps = {
  /** What was typed before the dialog was there. */
  readonly begun: string
  readonly onClose: () => void
}

type Props = {
  /** Fetched when it is wanted first. */
  readonly load: () => Promise<ComponentType<SearchProps>>
  readonly className?: string | undefined
}

export function SearchButton({ load, className }: Props) {
  const texts = useTexts(en)
  const [isOpen, setOpen] = useState(false)
  const [begun, setBegun] = useState('')
  const Search = useMemo(() => lazy(async () => ({ default: await load() })), [load])
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey
    // Nobody waits for the dialog to be fetched: the letters are for it, not for the shortcuts of the list behind.
    if (isOpen && isPlain && event.key.length === 1 && !document.activeElement?.closest('[role="dialog"]')) {
      const field = document.querySelector<HTMLElement>('[role="dialog"] [role="combobox"]')
      event.stopPropagation()
      if (field) return field.focus()
      event.preventDefault()
      setBegun((before) => before + event.key)
      return
    }
    const isMeant = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
    if (!isMeant || event.key.toLowerCase() !== 'k' || document.querySelector('[role="dialog"]')) return
    event.preventDefault()
    setOpen(true)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen, true)
    return () => document.removeEventListener('keydown', listen, true)
  }, [])
  const close = () => {
    setOpen(false)
    setBegun('')
  }
  useWindowEvent('popstate', close) // whoever goes back means the page, which the dialog would hide
  return (
    <>
      <ActionIcon
        variant="default"
        size="var(--button-h-xs)"
        className={className}
        aria-label={texts.open}
        aria-keyshortcuts="Control+K Meta+K"
        title={`${texts.open} (Ctrl+K)`}
        onClick={() => setOpen(true)}
      >
        <Icon name="search" />
      </ActionIcon>
      <Suspense>{isOpen && <Search begun={begun} onClose={close} />}</Suspense>
    </>
  )
}
