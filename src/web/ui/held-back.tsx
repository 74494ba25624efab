// Holds back every field and button inside it, for those who may look and not change. Links and text stay as they are.
import type { ReactNode } from 'react'
import css from './held-back.module.css'

export function HeldBack({ when, children }: { readonly when: boolean; readonly children: ReactNode }) {
  return when ? (
    <fieldset disabled className={css.fields}>
      {children}
    </fieldset>
  ) : (
    children
  )
}
