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
import { Icon, type IconName } from '../../ui/icons.tsx'
import { Bell } from './bell.tsx'
import classes from './frame.module.css'
import { SearchButton } from './search-button.tsx'
import { STAFF_TOOLS } from './staff-tools.ts'
import { ThemeButton, ThemeSwitch } from './theme-switch.tsx'
import { useOpenHere } from './use-open-here.ts'

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
  return (
    <>
      {pathname !== PATHS.staffManualInvoice && (
        <BarLink to={PATHS.staffManualInvoice} icon="document" label={texts.manualInvoiceGenerator} />
      )}
      {pathname !== PATHS.staff && <BarLink to={PATHS.staff} icon="chevron-left" label={texts.backToClients} />}
      <SearchButton load={loadSearch} className={`${classes.staffButton} ${classes.staffIcon}`} />
      <Bell of="staff" className={`${classes.staffButton} ${classes.staffIcon}`} />
      <ToolsMenu />
      <Button size="xs" className={classes.staffButton} onClick={leave}>
        {texts.logout}
      </Button>
    </>
  )
}

type BarLinkProps = { readonly to: string; readonly icon: IconName; readonly label: string }

/** Where the bar is wide; the menu leads there too. */
const BarLink = ({ to, icon, label }: BarLinkProps) => (
  <span className={classes.wide}>
    <Button size="xs" className={classes.staffButton} component={Link} to={to} leftSection={<Icon name={icon} />}>
      {label}
    </Button>
  </span>
)

/** The tools that the bar has no room for, and the theme. */
function ToolsMenu() {
  const [isOpen, setOpen] = useOpenHere()
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-end" trapFocus returnFocus shadow="md">
      <Popover.Target>
        <ActionIcon
          variant="default"
          size="var(--button-h-xs)"
          className={`${classes.staffButton} ${classes.staffIcon}`}
          aria-label={texts.tools}
          onClick={() => setOpen(!isOpen)}
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
  )
}

function leave(): void {
  void signOut('staff')
  endSession('staff', 'left')
}
