// A small word in a frame. Dashed plum is kept for what a machine proposed and nobody has confirmed.
import type { ReactNode } from 'react'
import { Icon, type IconName } from './icons.tsx'
import classes from './tag.module.css'

export type Tone = 'ok' | 'warn' | 'bad' | 'info' | 'ai' | 'ban'

type Props = { readonly tone?: Tone; readonly icon?: IconName; readonly children: ReactNode }

export function Tag({ tone, icon, children }: Props) {
  return (
    <span className={`${classes.tag} ${tone ? `tone-${tone}` : ''}`} data-proposed={tone === 'ai' || undefined}>
      {icon && <Icon name={icon} size={12} />}
      {children}
    </span>
  )
}
