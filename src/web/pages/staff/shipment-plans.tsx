// The plans of a shipment and the way from a rate into the freight cart.
import { Button } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { texts } from '#texts/en/staff-cart.ts'
import { type AddedCart, AddToCartDialog } from '../../features/freight-cart/add-to-cart-dialog.tsx'
import type { Placement, Rate } from '../../features/plans/amounts.ts'
import { ShipmentPlans } from '../../features/plans/shipment-plans.tsx'
import { PATHS } from '../../paths.ts'
import { AlertPanel } from '../../ui/show-alert.tsx'

type Props = { readonly clientId: string; readonly shipmentId: string; readonly reference: string }

/** First characters of an id, enough to tell two carts apart. */
const ID_SHOWN = 8

export function StaffPlans({ clientId, shipmentId, reference }: Props) {
  const [carting, setCarting] = useState<{ readonly placement: Placement; readonly rate: Rate }>()
  const [added, setAdded] = useState<AddedCart>()
  const open = (
    <Button size="xs" component={Link} to={`${PATHS.staffFreightCart}?client=${clientId}`}>
      {texts.openCart}
    </Button>
  )
  return (
    <>
      {added && (
        <AlertPanel key={added.cart_id} kind="success" takesFocus actions={open} onClose={() => setAdded(undefined)}>
          {texts.added(added.message, added.cart_id.slice(0, ID_SHOWN))}
        </AlertPanel>
      )}
      <ShipmentPlans
        clientId={clientId}
        shipmentId={shipmentId}
        onAddToCart={(placement, rate) => setCarting({ placement, rate })}
      />
      {carting && (
        <AddToCartDialog
          shipmentId={shipmentId}
          reference={reference}
          placement={carting.placement}
          rate={carting.rate}
          onAdded={(cart) => {
            setCarting(undefined)
            setAdded(cart)
          }}
          onClose={() => setCarting(undefined)}
        />
      )}
    </>
  )
}
