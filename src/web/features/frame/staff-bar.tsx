// The staff top bar: the mark Staff, Manual Invoice Generator, Back to Clients, Logout, and a menu with the other tools and the theme.
import { ActionIcon, Button, Popover } from '@mantine/core'
import '@mantine/core/styles/ActionIcon.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import { Link, NavLink, useLocation } from 'react-router'
import { texts as frame } from '#texts/en/frame.ts'
import { texts } from '#texts/en/staff.ts'
import { endSession, useSessions } from '../../api/session.ts'
import { signOut } from '../../api/sign-out.ts'
import { PATHS } from '../../paths.ts'
import { Icon } from '../../ui/icons.tsx'
import { Bell } from './bell.tsx'
import classes from './frame.module.css'
import { SearchButton } from './search-button.tsx'
import { STAFF_TOOLS } from './staff-tools.ts'
import { ThemeButton, ThemeSwitch } from './theme-switch.tsx'

const loadSearch = async () => (await import('./staff-search.tsx')).StaffSearch

export function StaffBar() {
  const { staff } = useSessions()
  return (
    <>
      <span className={classes.staffTag}>{texts.title}</span>
      {staff && <DailyTools />}
      <div className={classes.right}>{staff ? <SignedIn /> : <ThemeButton />}</div>
    </>
  )
}

/** The tools of every day, by name. */
function DailyTools() {
  return (
    <nav className={`${classes.nav} ${classes.daily}`} aria-label={frame.navigation}>
      <NavLink to={PATHS.staff} end>
        {texts.clients}
      </NavLink>
      <ToolLinks tools={DAILY} />
    </nav>
  )
}

const DAILY = STAFF_TOOLS.filter(({ daily }) => daily)
const OTHERS = STAFF_TOOLS.filter(({ daily }) => !daily)

const ToolLinks = ({ tools }: { readonly tools: typeof STAFF_TOOLS }) =>
  tools.map(({ to, label }) => (
    <NavLink key={to} to={to}>
      {label}
    </NavLink>
  ))

function SignedIn() {
  const { pathname } = useLocation()
  const onList = pathname === PATHS.staff
  return (
    <>
      {pathname !== PATHS.staffManualInvoice && (
        <span className={classes.wide}>
          <Button
            size="xs"
            className={classes.staffButton}
            component={Link}
            to={PATHS.staffManualInvoice}
            leftSection={<Icon name="document" />}
          >
            {texts.manualInvoiceGenerator}
          </Button>
        </span>
      )}
      {!onList && (
        <span className={classes.wide}>
          <Button
            size="xs"
            className={classes.staffButton}
            component={Link}
            to={PATHS.staff}
            leftSection={<Icon name="chevron-left" />}
          >
            {texts.backToClients}
          </Button>
        </span>
      )}
      <SearchButton load={loadSearch} className={`${classes.staffButton} ${classes.staffIcon}`} />
      <Bell of="staff" className={`${classes.staffButton} ${classes.staffIcon}`} />
      <Popover key={pathname} position="bottom-end" trapFocus returnFocus shadow="md">
        <Popover.Target>
          <ActionIcon
            variant="default"
            size="var(--button-h-xs)"
            className={`${classes.staffButton} ${classes.staffIcon}`}
            aria-label={texts.tools}
          >
            <Icon name="menu" />
          </ActionIcon>
        </Popover.Target>
        <Popover.Dropdown>
          <div className={classes.menu}>
            <nav className={classes.staffNav} aria-label={texts.tools}>
              <span className={classes.notInBar}>
                <NavLink to={PATHS.staff} end>
                  {texts.clients}
                </NavLink>
                <ToolLinks tools={DAILY} />
              </span>
              <span className={classes.onPhone}>
                <NavLink to={PATHS.staffManualInvoice}>{texts.manualInvoiceGenerator}</NavLink>
              </span>
              <ToolLinks tools={OTHERS} />
            </nav>
            <ThemeSwitch />
          </div>
        </Popover.Dropdown>
      </Popover>
      <Button size="xs" className={classes.staffButton} onClick={leave}>
        {texts.logout}
      </Button>
    </>
  )
}

function leave(): void {
  void signOut('staff')
  endSession('staff', 'left')
}
