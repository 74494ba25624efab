// The staff top bar: the mark Staff, theme, Logout.
import { Button } from '@mantine/core'
import { logout } from '#contract/session.ts'
import { texts } from '#texts/staff.ts'
import { call } from '../../api/call.ts'
import { endSession, useSessions } from '../../api/session.ts'
import classes from './frame.module.css'
import { ThemeButton } from './theme-switch.tsx'

export function StaffBar() {
  const { staff } = useSessions()
  const leave = () => {
    void call(logout, {}, { actor: 'staff' }).catch(() => undefined) // the stored token is gone either way
    endSession('staff', 'left')
  }
  return (
    <>
      <span className={classes.staffTag}>{texts.title}</span>
      <div className={classes.right}>
        <ThemeButton />
        {staff && (
          <Button size="xs" className={classes.staffButton} onClick={leave}>
            {texts.logout}
          </Button>
        )}
      </div>
    </>
  )
}
