// Manufacturer address of an item: choose a saved one, have one looked up, or add a new one.

import { Button } from '@mantine/core'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { texts as en } from '#texts/en/item.ts'
import type { Item } from '../../api/shipment-item.ts'
import { useItemDesk } from '../../desk/item-desk.ts'
import { useSaveFace } from '../../desk/save-face.ts'
import { useTexts } from '../../language/page-language.tsx'
import { ActionButton } from '../../ui/action-button.tsx'
import { Icon } from '../../ui/icons.tsx'
import { AddressEvidence } from './address-evidence.tsx'
import { AddressForm } from './address-form.tsx'
import { AddressPicker } from './address-picker.tsx'
import css from './item-form.module.css'
import { LookedUpMaker } from './looked-up-maker.tsx'
import { MakerMatch } from './maker-match.tsx'
import { MidField } from './mid-field.tsx'
import { SaveFailure } from './save-failure.tsx'
import { useMakerLookup } from './use-maker-lookup.ts'

export function MakerField({ item }: { readonly item: Item }) {
  const texts = useTexts(en)
  const { addresses, addressDrafts } = useItemDesk()
  const [adding, setAdding] = useState<'no' | 'kept' | 'asked'>(addressDrafts.get(item.id) ? 'kept' : 'no')
  const asker = useRef<HTMLButtonElement>(null)
  const finish = () => {
    flushSync(() => setAdding('no'))
    asker.current?.focus()
  }
  const { failure } = useSaveFace(item.id, 'maker')
  const run = useMakerLookup(item)
  const address = addresses.find((each) => each.id === item.manufacturing_address_id)
  return (
    <section className={css.maker} aria-label={texts.manufacturerAddress}>
      <AddressPicker item={item} address={address} />
      <SaveFailure message={failure} />
      {address && <AddressEvidence address={address} />}
      {address && <MidField key={address.id} address={address} />}
      {address && <MakerMatch item={item} address={address} />}
      <div className={css.buttons}>
        <ActionButton
          size="xs"
          leftSection={<Icon name="spark" />}
          loading={run.isRunning}
          disabledReason={item.countryOfOrigin ? undefined : texts.originForLookup}
          onClick={run.lookUp}
        >
          {run.lookedUp ? texts.aiLookupAgain : texts.aiLookup}
        </ActionButton>
        {adding === 'no' && (
          <Button
            ref={asker}
            size="xs"
            variant="subtle"
            leftSection={<Icon name="plus" />}
            onClick={() => setAdding('asked')}
          >
            {texts.addAddress}
          </Button>
        )}
      </div>
      <LookedUpMaker item={item} run={run} onType={adding === 'no' ? () => setAdding('asked') : undefined} />
      {adding !== 'no' && <AddressForm item={item} takesFocus={adding === 'asked'} onDone={finish} />}
    </section>
  )
}
