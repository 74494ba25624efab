// The one way to tell the outcome of an action. Specified alerts are a panel that stays until closed, at the top of the
// region that caused them. Small reversible things get a toast that leaves after 8 seconds, paused on hover and focus.
import { Button, CloseButton } from '@mantine/core'
import { useLanguage, useTexts } from '../language/page-language.tsx'
import '@mantine/core/styles/CloseButton.layer.css'
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { texts as en } from '#texts/en/frame.ts'
import type { Sentence } from '#words/language.ts'
import { isAmidTyping } from './amid-typing.ts'
import { Icon } from './icons.tsx'
import { Notice } from './notice.tsx'
import classes from './show-alert.module.css'

/** How long a toast stays. Source: interface, section 5, "Undo". */
export const TOAST_MS = 8000

type AlertProps = {
  readonly kind: 'success' | 'failure'
  readonly children: ReactNode
  readonly onClose: () => void
  readonly actions?: ReactNode
  /** When the alert answers a modal that has just closed; never out of a field in which somebody goes on typing. */
  readonly takesFocus?: boolean
}

export function AlertPanel({ kind, children, onClose, actions, takesFocus = false }: AlertProps) {
  const texts = useTexts(en)
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus && !isAmidTyping()) panel.current?.focus()
  }, [takesFocus])
  const buttons = (
    <>
      {actions}
      <CloseButton aria-label={texts.close} onClick={onClose} />
    </>
  )
  return (
    <div ref={panel} tabIndex={-1} className={classes.panel}>
      <Notice tone={kind === 'success' ? 'ok' : 'bad'} role={kind === 'success' ? 'status' : 'alert'} actions={buttons}>
        {children}
      </Notice>
    </div>
  )
}

type FailureProps = Pick<AlertProps, 'onClose' | 'takesFocus'> & { readonly text: string | null | undefined }

/** A failure where it happened, until it is closed; nothing while there is none. */
export function FailureAlert({ text, ...rest }: FailureProps) {
  return text ? (
    <AlertPanel kind="failure" {...rest}>
      {text}
    </AlertPanel>
  ) : null
}

/** `text`: a sentence made when it is shown, on pages that may change their language meanwhile. */
export type Said = { readonly kind: AlertProps['kind']; readonly text: string | Sentence }
type SaidProps = Pick<AlertProps, 'onClose' | 'takesFocus'> & { readonly said: Said | undefined }

/** What came of an action, good or bad, until it is closed or something else is said. */
export function SaidAlert({ said, ...rest }: SaidProps) {
  const language = useLanguage()
  if (!said) return null
  const { text } = said
  const sayIn: Sentence = typeof text === 'string' ? () => text : text
  return (
    <AlertPanel key={sayIn('en')} kind={said.kind} {...rest}>
      {sayIn(language)}
    </AlertPanel>
  )
}

type Toast = {
  readonly id: number
  readonly text: Sentence
  /** What it tells, when that is not what was done: something failed, or is only under way. */
  readonly kind?: 'failure' | 'progress'
  readonly action?: { readonly label: Sentence; readonly run: () => void }
  /** What it belongs to, by which its toasts are taken away. */
  readonly of?: string
}

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

/** The newest push older ones out: what they say stands on the screen too, and Undo there reaches further back. */
const MOST_TOASTS = 2

/** Shows a toast, with Undo or another action when given. It follows the page into another language. */
export function showToast(toast: Omit<Toast, 'id'>): void {
  lastId += 1
  setToasts([...toasts, { ...toast, id: lastId }].slice(-MOST_TOASTS))
}

/** Takes away the toasts of a region whose actions would do nothing any more, or of something that has ended. */
export function clearToasts(of: string): void {
  if (toasts.some((each) => each.of === of)) setToasts(toasts.filter((each) => each.of !== of))
}

/** Where toasts appear: once, in the frame. They go with it, so that nobody who signs in next reads another's. */
export function Toasts() {
  const shown = useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => toasts,
  )
  useEffect(() => () => setToasts([]), [])
  return (
    <div className={classes.toasts} role="status">
      {shown.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </div>
  )
}

function setToasts(next: readonly Toast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}

const removeToast = (id: number) => setToasts(toasts.filter((each) => each.id !== id))

function ToastCard({ toast }: { toast: Toast }) {
  const language = useLanguage()
  const texts = useTexts(en)
  const [paused, setPaused] = useState(false)
  useEffect(() => {
    if (paused) return
    const timer = setTimeout(() => removeToast(toast.id), TOAST_MS)
    return () => clearTimeout(timer)
  }, [paused, toast.id])
  const runAction = () => {
    toast.action?.run()
    removeToast(toast.id)
  }
  return (
    <fieldset
      className={classes.toast}
      data-kind={toast.kind}
      onMouseEnter={() => setPaused(true)}
      onMouseLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      {toast.kind === 'failure' && <Icon name="warning" className={classes.sign} />}
      <span className={classes.text}>{toast.text(language)}</span>
      {toast.action && (
        <Button size="xs" variant="subtle" onClick={runAction}>
          {toast.action.label(language)}
        </Button>
      )}
      <CloseButton aria-label={texts.close} onClick={() => removeToast(toast.id)} />
    </fieldset>
  )
}
