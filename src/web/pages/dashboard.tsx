// The client's shipments. The page stands in the address, so a link or the Back button finds it again.
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { listShipments } from '#contract/shipments.ts'
import { texts } from '#texts/dashboard.ts'
import { useEndpoint } from '../api/hooks.ts'
import { BusinessInfoBanner } from '../features/business-info/banner.tsx'
import { BusinessInfoDialog } from '../features/business-info/business-info-dialog.tsx'
import { ShipmentList } from '../features/shipments/shipment-list.tsx'
import { shipmentPath } from '../paths.ts'
import { Icon } from '../ui/icons.tsx'
import { Notice } from '../ui/notice.tsx'
import { useDelayed } from '../ui/use-delayed.ts'
import classes from './list-page.module.css'
import { pageIn } from './page-in.ts'
import { usePageTitle } from './use-page-title.ts'

/** The first load waits this long. Source: specification part 1, section 9. */
const FIRST_LOAD_DELAY_MS = 100

export function DashboardPage() {
  usePageTitle(texts.title)
  const [search, setSearch] = useSearchParams()
  const navigate = useNavigate()
  const [editing, setEditing] = useState(false)
  const page = pageIn(search)
  const mayLoad = useDelayed(true, FIRST_LOAD_DELAY_MS)
  const shipments = useEndpoint(listShipments, { query: { page } }, { enabled: mayLoad, keepLast: true })
  const refresh = () => void shipments.refetch()

  return (
    <>
      <div className={classes.head}>
        <div>
          <h1>{texts.title}</h1>
          <p className="sm dim">{texts.subtitle}</p>
        </div>
        <div className={classes.actions}>
          <Button leftSection={<Icon name="pencil" />} onClick={() => setEditing(true)}>
            {texts.editBusinessInfo}
          </Button>
          <Button leftSection={<Icon name="refresh" />} onClick={refresh} loading={shipments.isRefetching}>
            {texts.refresh}
          </Button>
        </div>
      </div>
      <div className={classes.banners}>
        <BusinessInfoBanner onAct={() => setEditing(true)} />
        <Notice tone="info" quiet>
          {texts.advice}
        </Notice>
      </div>
      <ShipmentList
        shipments={shipments}
        onRefresh={refresh}
        onPage={(next) => setSearch(next === 1 ? {} : { page: String(next) })}
        onOpen={(row) => void navigate(shipmentPath(row.id))}
      />
      {editing && <BusinessInfoDialog onClose={() => setEditing(false)} />}
    </>
  )
}
