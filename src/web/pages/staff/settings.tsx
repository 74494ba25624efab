// Settings of the installation. The section is the last part of the address, so that leaving one asks for what is not saved.
import { Link, useParams } from 'react-router'
import { exportJobs } from '#contract/list-files.ts'
import { getSettings } from '#contract/settings.ts'
import { texts } from '#texts/en/settings.ts'
import { failureText } from '../../api/failures.ts'
import { useEndpoint } from '../../api/hooks.ts'
import { ExportList } from '../../features/export-list/export-list.tsx'
import { ErasuresPanel } from '../../features/staff-erasure/erasures-panel.tsx'
import { JobsPanel } from '../../features/staff-jobs/jobs-panel.tsx'
import { ServersPanel } from '../../features/staff-jobs/servers-panel.tsx'
import { PeoplePanel } from '../../features/staff-people/people-panel.tsx'
import { ConnectionsPanel } from '../../features/staff-settings/connections-panel.tsx'
import { DataPanel } from '../../features/staff-settings/data-panel.tsx'
import { FeesPanel } from '../../features/staff-settings/fees-panel.tsx'
import { InvoiceTermsForm } from '../../features/staff-settings/invoice-terms-form.tsx'
import { PartiesPanel } from '../../features/staff-settings/parties-panel.tsx'
import { PasswordsPanel, type Settings } from '../../features/staff-settings/passwords-panel.tsx'
import { ProviderEmailForm } from '../../features/staff-settings/provider-email-form.tsx'
import css from '../../features/staff-settings/settings.module.css'
import { PATHS } from '../../paths.ts'
import { Card } from '../../ui/card.tsx'
import { ErrorNotice } from '../../ui/error-notice.tsx'
import { Loading } from '../../ui/loading.tsx'
import classes from '../list-page.module.css'
import { PageHead } from '../page-head.tsx'
import { usePageTitle } from '../use-page-title.ts'

const SECTIONS = [
  'fees',
  'parties',
  'invoices',
  'contact',
  'passwords',
  'people',
  'connections',
  'data',
  'erasure',
  'work',
] as const
type Section = (typeof SECTIONS)[number]

/** Other names a section is looked for under. */
const ALSO: Readonly<Record<string, Section>> = { addresses: 'parties' }

export function SettingsPage() {
  usePageTitle(texts.title)
  const params = useParams()
  const section = SECTIONS.find((each) => each === (ALSO[params.section ?? ''] ?? params.section)) ?? SECTIONS[0]
  return (
    <div className={classes.narrow}>
      <PageHead title={texts.title} subtitle={texts.subtitle} />
      <nav className={css.tabs} aria-label={texts.title}>
        {SECTIONS.map((each) => (
          <Link key={each} to={`${PATHS.staffSettings}/${each}`} aria-current={each === section ? 'page' : undefined}>
            {texts.sections[each]}
          </Link>
        ))}
      </nav>
      {section === 'connections' && <ConnectionsPanel />}
      {section === 'data' && <DataPanel />}
      {section === 'people' && <PeoplePanel />}
      {section === 'erasure' && <ErasuresPanel />}
      {section === 'work' && (
        <div className={classes.panels}>
          <JobsPanel />
          <ExportList list={exportJobs} filters={{}} name="jobs" />
          <ServersPanel />
        </div>
      )}
      {isStored(section) && <StoredSection section={section} />}
    </div>
  )
}

type Stored = Exclude<Section, 'connections' | 'data' | 'people' | 'erasure' | 'work'>
const isStored = (section: Section): section is Stored =>
  !['connections', 'data', 'people', 'erasure', 'work'].includes(section)

function StoredSection({ section }: { readonly section: Stored }) {
  const settings = useEndpoint(getSettings, {})
  if (settings.error && !settings.data)
    return (
      <Card flush label={texts.title}>
        <ErrorNotice title={texts.loadFailed} text={failureText(settings.error, texts.loadFailed)} query={settings} />
      </Card>
    )
  if (!settings.data)
    return (
      <Card flush label={texts.title}>
        <Loading sentence={texts.loading} rows={6} widths={[160, 240]} />
      </Card>
    )
  return <Panel section={section} settings={settings.data.data} />
}

function Panel({ section, settings }: { readonly section: Stored; readonly settings: Settings }) {
  switch (section) {
    case 'fees':
      return <FeesPanel fees={settings.brokerFees} today={settings.today} />
    case 'parties':
      return <PartiesPanel parties={settings.parties} />
    case 'invoices':
      return <InvoiceTermsForm state={settings.invoiceTerms} />
    case 'contact':
      return <ProviderEmailForm state={settings.providerEmail} />
    case 'passwords':
      return <PasswordsPanel passwords={settings.passwords} />
  }
}
