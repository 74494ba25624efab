// The client's shipments. Page, search and status stand in the address, so a link or the Back button finds them again.

import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { Suspense, useEffect, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { exportShipments } from '#contract/list-file.ts'
import { completeData, listShipments } from '#contract/shipments.ts'
import { texts as en } from '#texts/en/dashboard.ts'
import { fixes as fixesEn } from '#texts/en/preflight-fixes.ts'
import type { SaidFinding } from '#words/findings.ts'
import { useViewOnly } from '../api/client-access.ts'
import { useAskAhead, useEndpoint } from '../api/hooks.ts'
import { usePlaces } from '../api/places.ts'
import { useProviderEmail } from '../api/provider-email.ts'
import { BusinessInfoBanner } from '../features/business-info/banner.tsx'
import type { MadeCombined } from '../features/combined-invoice/use-combined.ts'
import { ExportList } from '../features/export-list/export-list.tsx'
import type { Chosen } from '../features/shipments/selection.ts'
import { ShipmentList } from '../features/shipments/shipment-list.tsx'
import { useSavedViews } from '../features/shipments/use-saved-views.ts'
import { useSelection } from '../features/shipments/use-selection.ts'
import { useTexts } from '../language/page-language.tsx'
import { PATHS } from '../paths.ts'
import { focusWhenThere } from '../ui/focus-on.ts'
import { Icon } from '../ui/icons.tsx'
import { MoreActions } from '../ui/more-actions.tsx'
import { Notice } from '../ui/notice.tsx'
import type { Fix } from '../ui/preflight-panel.tsx'
import { Term } from '../ui/term.tsx'
import { useAddress } from '../ui/use-address.ts'
import { useDelayed } from '../ui/use-delayed.ts'
import { FIRST_LOAD_DELAY_MS } from './ask-ahead.ts'
import {
  BusinessInfoDialog,
  CombinedInvoiceModal,
  EndingCertificates,
  FirstSteps,
  fetchSelectionDialogs,
  MadeCombinedPanel,
  MergedEstimateDialog,
  SamplePanel,
} from './dashboard-dialogs.ts'
import { untilDutiesAreThere } from './duties-under-way.ts'
import { businessFieldId, jumpOf, withJump } from './fix-target.ts'
import { isBare, type ListAddress, queryOf, readList, writeList } from './list-address.ts'
import classes from './list-page.module.css'
import { asksForCombined } from './open-combined.ts'
import { usePageTitle } from './use-page-title.ts'

/** Milliseconds: what was asked for while the page began is not asked for once more. */
const FRESH_MS = 1000

type Open =
  | { readonly kind: 'business-info'; readonly before?: readonly Chosen[] }
  | { readonly kind: 'invoice' | 'estimate'; readonly chosen: readonly Chosen[] }

/** Whether the list is asked for from its newest on, without any filter. */
const isWhole = ({ page, search, status, order }: ListAddress): boolean =>
  page === 1 && search === '' && status === '' && order === 'newest'

export function DashboardPage() {
  const texts = useTexts(en)
  const onPhone = useMediaQuery('(max-width: 719px)', false, { getInitialValueInEffect: false })
  const viewOnly = useViewOnly()
  usePageTitle(texts.title)
  const { params, change } = useAddress()
  const openShipment = useOpenShipment()
  const visit = useLocation()
  const [made, setMade] = useState<MadeCombined>()
  const selection = useSelection()
  const [open, setOpen] = useState<Open | undefined>(() => {
    const { chosen = [] } = selection
    return chosen.length > 0 && asksForCombined(visit.state) ? { kind: 'invoice', chosen } : undefined
  })
  const saved = useSavedViews()
  const address = readList(params, saved.opening)
  const { page: _, ...view } = address
  const shipments = useList(address, saved.isOpen && isBare(params))
  const [hasListed, setHasListed] = useState(false)
  if (shipments.data && !hasListed) setHasListed(true)
  const refresh = () => void shipments.refetch()
  const go = (changed: Partial<ListAddress>, replace: boolean) =>
    change((now) => writeList({ ...readList(now, saved.opening), ...changed }, saved.opening), { replace })
  const isSelecting = selection.chosen !== undefined
  useEffect(() => {
    if (isSelecting) fetchSelectionDialogs()
  }, [isSelecting])

  return (
    <>
      <DashboardHead
        address={address}
        onBusinessInfo={() => setOpen({ kind: 'business-info' })}
        onRefresh={refresh}
        isRefreshing={shipments.isRefetching}
      />
      <div className={classes.banners}>
        <BusinessInfoBanner onAct={() => setOpen({ kind: 'business-info' })} />
        {hasListed && (
          <Suspense>
            <EndingCertificates />
          </Suspense>
        )}
        {!onPhone && <Advice />}
      </div>
      {shipments.data && !viewOnly && isWhole(address) && (
        <Suspense>
          <FirstSteps
            rows={shipments.data.data}
            total={shipments.data.pagination.total}
            onBusinessInfo={() => setOpen({ kind: 'business-info' })}
          />
          <SamplePanel rows={shipments.data.data} total={shipments.data.pagination.total} />
        </Suspense>
      )}
      {made && (
        <Suspense>
          <MadeCombinedPanel made={made} onClose={() => setMade(undefined)} />
        </Suspense>
      )}
      <ShipmentList
        shipments={shipments}
        filter={view}
        onFilter={(changed) => go({ ...changed, page: 1 }, true)}
        saved={saved}
        selection={selection}
        onRefresh={refresh}
        onPage={(page) => go({ page }, false)}
        onOpen={openShipment}
        onCombinedInvoice={(chosen) => setOpen({ kind: 'invoice', chosen })}
        onMergedEstimate={(chosen) => setOpen({ kind: 'estimate', chosen })}
      />
      {onPhone && (
        <div className={classes.after}>
          <Advice />
        </div>
      )}
      <DashboardDialogs open={open} onOpen={setOpen} onMade={setMade} />
    </>
  )
}

/** Held back while it is open what the list opens with. */
function useList(address: ListAddress, isHeldBack: boolean) {
  const mayLoad = useDelayed(true, FIRST_LOAD_DELAY_MS)
  return useEndpoint(
    listShipments,
    { query: queryOf(address) },
    { enabled: mayLoad && !isHeldBack, freshFor: FRESH_MS, keepLast: true, askAgain: untilDutiesAreThere },
  )
}

/** Asks for the shipment while its screen is on the way. */
function useOpenShipment() {
  const navigate = useNavigate()
  const places = usePlaces()
  const askAhead = useAskAhead(completeData)
  return ({ id }: { readonly id: string }) => {
    askAhead({ params: { id } })
    void navigate(places.shipment(id))
  }
}

/** What every shipment needs; on a phone after the list, which comes first there. */
function Advice() {
  const texts = useTexts(en)
  const contact = useProviderEmail()
  return (
    <Notice tone="info" quiet>
      {texts.advice} {contact && <a href={`mailto:${contact}`}>{contact}</a>} <Term of="hts" named />{' '}
      <Term of="formalEntry" named />
    </Notice>
  )
}

type HeadProps = {
  readonly address: ListAddress
  readonly onBusinessInfo: () => void
  readonly onRefresh: () => void
  readonly isRefreshing: boolean
}

function DashboardHead({ address, onBusinessInfo, onRefresh, isRefreshing }: HeadProps) {
  const texts = useTexts(en)
  const viewOnly = useViewOnly()
  const { page: _, ...filters } = queryOf(address)
  const places = usePlaces()
  return (
    <div className={classes.head}>
      <div>
        <h1>{texts.title}</h1>
        <p className="sm dim">{texts.subtitle}</p>
      </div>
      <div className={classes.actions}>
        <HeadLink to={places.newShipment()} icon="plus" isFirst>
          {texts.newShipment}
        </HeadLink>
        <MoreActions>
          <Button leftSection={<Icon name="pencil" />} disabled={viewOnly} onClick={onBusinessInfo}>
            {texts.editBusinessInfo}
          </Button>
          <HeadLink to={PATHS.manualInvoice} icon="document">
            {texts.manualInvoiceGenerator}
          </HeadLink>
          <Button leftSection={<Icon name="refresh" />} onClick={onRefresh} loading={isRefreshing}>
            {texts.refresh}
          </Button>
          <ExportList list={exportShipments} filters={filters} name="shipments" />
        </MoreActions>
      </div>
    </div>
  )
}

type LinkProps = {
  readonly to: string
  readonly icon: 'plus' | 'document'
  readonly isFirst?: boolean
  readonly children: string
}

/** A link that looks like a button; where things are only viewed it leads nowhere. */
function HeadLink({ to, icon, isFirst = false, children }: LinkProps) {
  const viewOnly = useViewOnly()
  if (viewOnly)
    return (
      <Button disabled leftSection={<Icon name={icon} />}>
        {children}
      </Button>
    )
  return (
    <Button component={Link} to={to} variant={isFirst ? 'filled' : undefined} leftSection={<Icon name={icon} />}>
      {children}
    </Button>
  )
}

type DialogsProps = {
  readonly open: Open | undefined
  readonly onOpen: (open: Open | undefined) => void
  readonly onMade: (invoice: MadeCombined) => void
}

/** The dialogs of the list, and the ways from what stops a paper to where it is put right. */
function DashboardDialogs({ open, onOpen, onMade }: DialogsProps) {
  const fixes = useTexts(fixesEn)
  const places = usePlaces()
  const navigate = useNavigate()
  const close = () => onOpen(undefined)
  const editBusinessInfo = (check: SaidFinding, chosen: readonly Chosen[]) => {
    onOpen({ kind: 'business-info', before: chosen })
    focusWhenThere(businessFieldId(check.field))
  }
  const fixOfCombined = (check: SaidFinding, chosen: readonly Chosen[]): Fix | undefined => {
    const { place, label } = check.fix
    if (place === 'business-info') return { label, go: () => editBusinessInfo(check, chosen) }
    if (place === 'boxes') return { label: fixes.provider }
    const shipmentId = check.shipment?.id
    if (!shipmentId || place === 'provider' || place === 'invoice-form') return undefined
    return { label, go: () => void navigate(places.shipment(shipmentId), { state: withJump(jumpOf(check)) }) }
  }
  return (
    <Suspense>
      {open?.kind === 'business-info' && (
        <BusinessInfoDialog onClose={() => onOpen(open.before && { kind: 'invoice', chosen: open.before })} />
      )}
      {open?.kind === 'invoice' && (
        <CombinedInvoiceModal
          shipments={open.chosen}
          fixOf={(check) => fixOfCombined(check, open.chosen)}
          onClose={close}
          onMade={(invoice) => {
            onMade(invoice)
            close()
          }}
        />
      )}
      {open?.kind === 'estimate' && (
        <MergedEstimateDialog
          shipmentIds={open.chosen.map((each) => each.id)}
          lines={open.chosen.reduce((sum, { skuCount }) => sum + skuCount, 0)}
          onCombinedInvoice={() => onOpen({ ...open, kind: 'invoice' })}
          onClose={close}
        />
      )}
    </Suspense>
  )
}
