// Manufacturer address of an item: choose a saved one, or add a new one.
import { Button } from '@mantine/core'
import { useState } from 'react'
import { texts } from '#texts/item.ts'
import { Icon } from '../../ui/icons.tsx'
import { AddressForm } from './address-form.tsx'
import { AddressPicker } from './address-picker.tsx'
import { useItemDesk } from './item-desk.ts'
import css from './item-form.module.css'
import { MakerMatch } from './maker-match.tsx'
import { useSaveFace } from './save-face.ts'
import { SaveFailure } from './save-failure.tsx'
import type { Item } from './shown-item.ts'

export function MakerField({ item }: { readonly item: Item }) {
  const { addresses, addressDrafts } = useItemDesk()
  const [adding, setAdding] = useState(addressDrafts.has(item.id))
  const { failure } = useSaveFace(item.id, 'maker')
  const address = addresses.find((each) => each.id === item.manufacturing_address_id)
  return (
    <section className={css.maker} aria-label={texts.manufacturerAddress}>
      <AddressPicker item={item} address={address} />
      <SaveFailure message={failure} />
      {address && <MakerMatch item={item} address={address} />}
      {adding ? (
        <AddressForm item={item} onDone={() => setAdding(false)} />
      ) : (
        <Button size="xs" variant="subtle" leftSection={<Icon name="plus" />} onClick={() => setAdding(true)}>
          {texts.addAddress}
        </Button>
      )}
    </section>
  )
}
