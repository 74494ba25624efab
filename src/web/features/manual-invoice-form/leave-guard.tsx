// Leaving asks only when the browser does not keep what was typed: otherwise nothing would be lost.
import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { texts } from '#texts/manual-invoice-form.ts'
import { Confirm } from '../../ui/confirm.tsx'

export function LeaveGuard({ wouldLose }: { readonly wouldLose: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => wouldLose && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!wouldLose) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [wouldLose])
  if (blocker.state !== 'blocked') return null
  return (
    <Confirm
      title={texts.leaveTitle}
      action={texts.leave}
      onConfirm={() => blocker.proceed()}
      onCancel={() => blocker.reset()}
    >
      {texts.leaveText}
    </Confirm>
  )
}
