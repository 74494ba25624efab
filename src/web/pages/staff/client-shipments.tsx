// The shipments of a client, for staff. Search text and page stand in the address.
import { Button } from '@mantine/core'
import { generatePath, Link, useParams } from 'react-router'
import { exportShipments } from '#contract/list-file.ts'
import { listShipments } from '#contract/shipments.ts'
import { texts as peopleTexts } from '#texts/en/client-people.ts'
import { texts as dashboardTexts } from '#texts/en/dashboard.ts'
import { texts as frameTexts } from '#texts/en/frame.ts'
import { texts } from '#texts/en/staff.ts'
import { ApiFailure } from '../../api/failures.ts'
import { useEndpoint } from '../../api/hooks.ts'
import { AddressChangeNotice } from '../../features/address-change/address-change-notice.tsx'
import { ClientShipments } from '../../features/clients/client-shipments.tsx'
import { Trail } from '../../features/clients/trail.tsx'
import { useClient } from '../../features/clients/use-client.ts'
import { ExportList } from '../../features/export-list/export-list.tsx'
import { MandatePanel } from '../../features/staff-mandate/mandate-panel.tsx'
import { useLanguage } from '../../language/page-language.tsx'
import { newShipmentPath, PATHS, staffClientPath, staffViewPath } from '../../paths.ts'
import { countedText } from '../../ui/counted.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icons.tsx'
import { DutyNote, OrderChoice } from '../../ui/list-order.tsx'
import { MoreActions } from '../../ui/more-actions.tsx'
import { untilDutiesAreThere } from '../duties-under-way.ts'
import classes from '../list-page.module.css'
import { PageHead } from '../page-head.tsx'
import { usePageTitle } from '../use-page-title.ts'
import { SearchBox, useListSearch } from './list-search.tsx'

/** 400 is for an id that is no id at all. */
const isNobody = (error: unknown): boolean =>
  error instanceof ApiFailure && (error.status === 404 || error.status === 400)

export function ClientShipmentsPage() {
  const language = useLanguage()
  const { clientId = '' } = useParams()
  const client = useClient(clientId)
  const list = useListSearch()
  const { page, search, order, onOrder } = list
  const shipments = useEndpoint(
    listShipments,
    { query: { page, search, order } },
    { keepLast: true, askAgain: untilDutiesAreThere },
  )
  const name = client.data?.data.name
  usePageTitle(name ?? texts.shipments)
  if (isNobody(client.error)) {
    const back = (
      <Button component={Link} to={PATHS.staff}>
        {texts.backToClients}
      </Button>
    )
    return <EmptyState isPage icon="search" role="alert" title={texts.noSuchClient} action={back} />
  }
  const counted = shipments.data && countedText(language, shipments.data.pagination)
  return (
    <div className={classes.narrow}>
      <Trail steps={[{ label: texts.clients, to: PATHS.staff }, { label: name ?? texts.shipments }]} />
      <PageHead
        title={name ?? texts.shipments}
        subtitle={
          <>
            {client.data?.data.email}
            {counted && `${client.data ? ' · ' : ''}${texts.shipmentCount(counted)}`}
          </>
        }
      >
        <Button component={Link} to={newShipmentPath(staffClientPath(clientId))} leftSection={<Icon name="plus" />}>
          {dashboardTexts.newShipment}
        </Button>
        <MoreActions>
          <Button component={Link} to={generatePath(PATHS.staffCertificates, { clientId })}>
            {frameTexts.certificates}
          </Button>
          <Button component={Link} to={generatePath(PATHS.staffClientPeople, { clientId })}>
            {peopleTexts.title}
          </Button>
          <Button component={Link} to={generatePath(PATHS.staffClientSessions, { clientId })}>
            {texts.clientSessions}
          </Button>
          <Button component={Link} to={staffViewPath(clientId)} leftSection={<Icon name="eye" />}>
            {texts.viewAsClient}
          </Button>
        </MoreActions>
      </PageHead>
      <AddressChangeNotice clientId={clientId} />
      <div className={classes.searchRow}>
        <SearchBox list={list} label={texts.searchShipments} hint={texts.searchShipmentsHint} />
        <OrderChoice order={order} onOrder={onOrder} />
        <ExportList list={exportShipments} filters={{ search, order }} name="shipments" />
      </div>
      <ClientShipments
        list={shipments}
        search={search}
        order={order}
        onOrder={onOrder}
        onRetry={() => void shipments.refetch()}
        onClear={() => list.setSearch('')}
        onPage={list.setPage}
      />
      <DutyNote dutiesOpen={shipments.data?.dutiesOpen} />
      <div className={classes.below}>
        <MandatePanel clientId={clientId} />
      </div>
    </div>
  )
}
