// The password every document is made with. It is asked anew for each and kept nowhere. What is wrong with it takes the reader to it.
import { PasswordInput } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useTexts } from '../language/page-language.tsx'
import '@mantine/core/styles/ActionIcon.layer.css'
import '@mantine/core/styles/PasswordInput.layer.css'
import { texts as en } from '#texts/en/invoice.ts'
import css from './invoice-choices.module.css'

type Props = {
  readonly value: string
  readonly problem?: string | undefined
  readonly onChange: (password: string) => void
}

export function DocumentPassword({ value, problem, onChange }: Props) {
  const texts = useTexts(en)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (problem) input.current?.focus()
  }, [problem])
  return (
    <PasswordInput
      ref={input}
      className={css.password}
      label={texts.password}
      description={texts.passwordHint}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      visibilityToggleButtonProps={{ 'aria-label': texts.showPassword }}
      autoComplete="off"
      maxLength={200}
      value={value}
      error={problem}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
