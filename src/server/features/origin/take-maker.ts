// The maker a supplier declared for the whole product: remembered for its ASIN where no maker is known yet.
import { addressLine } from '#domain/address/address.ts'
import { parseAsin } from '#domain/asin.ts'
import type { Deps } from '../../deps.ts'
import { saveRemembered } from '../../records/items/remember.ts'
import { addAddress } from '../../records/makers/save-address.ts'
import type { Scope } from '../../scope.ts'
import { findAddress } from '../../store/addresses.ts'
import { findAsinData } from '../../store/asin-data.ts'
import type { Tx } from '../../store/database.ts'

type Maker = {
  readonly name: string
  readonly street: string
  readonly city: string
  readonly region: string
  readonly postalCode: string
  readonly country: string
}

/** A maker that is known stays: what the client said of its own product is not replaced by a supplier's word. */
export async function takeMaker(
  tx: Tx,
  needs: Pick<Deps, 'now' | 'newId'>,
  scope: Scope,
  { product, maker }: { readonly product: string; readonly maker: Maker },
): Promise<void> {
  const asin = parseAsin(product)
  if (!asin) return
  const known = await findAsinData(tx, scope.clientId, asin)
  if (known?.manufacturing_address_id || known?.manufacturing_address) return
  const id = await addAddress(tx, needs, scope, {
    name: maker.name,
    street_address: maker.street,
    city: maker.city,
    state: maker.region,
    zip_code: maker.postalCode,
    country: maker.country,
  })
  const address = await findAddress(tx, scope.clientId, id)
  await saveRemembered(tx, needs, scope, asin, {
    manufacturing_address_id: id,
    ...(address ? { manufacturing_address: addressLine(address) } : {}),
  })
}
