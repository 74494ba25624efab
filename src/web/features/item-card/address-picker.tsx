// The saved manufacturer addresses as a list that is searched by typing: how often each is used, and whether its country is
// the origin of the goods.

import { type ComboboxItem, Select } from '@mantine/core'
import { countryIn } from '#words/country-text.ts'
import type { Item, SavedAddress } from '../../api/shipment-item.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/ScrollArea.layer.css'
import { addressLine, addressLines } from '#domain/address/address.ts'
import { originMatch } from '#domain/address/origin-match.ts'

import { texts as en } from '#texts/en/item.ts'
import { useItemDesk } from '../../desk/item-desk.ts'
import { useSaveFace } from '../../desk/save-face.ts'
import { toAddressParts } from '../../desk/shown-item.ts'
import { Icon } from '../../ui/icons.tsx'
import { WithSavedState } from '../../ui/saved-state.tsx'
import { takeMarked } from '../../ui/take-marked.ts'
import { fieldId } from './field-id.ts'
import css from './item-form.module.css'
import { midOf } from './mid-of.ts'

/** Addresses listed at once; typing narrows them. */
const LISTED = 50

type Props = { readonly item: Item; readonly address: SavedAddress | undefined }

export function AddressPicker({ item, address }: Props) {
  const texts = useTexts(en)
  const { addresses, change } = useItemDesk()
  const { saveState, onRetrySave } = useSaveFace(item.id, 'maker')
  const byId = new Map(addresses.map((each) => [each.id, each]))
  const choose = (id: string | null) => {
    if (id && id !== item.manufacturing_address_id) change(item, 'maker', { manufacturing_address_id: id })
  }
  return (
    <WithSavedState state={saveState} onRetry={onRetrySave}>
      <Select
        id={fieldId(item.id, 'maker')}
        label={texts.manufacturerAddress}
        placeholder={addresses.length > 0 ? texts.chooseAddress : texts.noAddresses}
        leftSection={<Icon name="pin" />}
        data={addresses.map((each) => ({ value: each.id, label: addressLine(toAddressParts(each)) }))}
        value={address?.id ?? null}
        onChange={choose}
        error={address ? undefined : texts.required}
        searchable
        selectFirstOptionOnChange
        wrapperProps={takeMarked}
        limit={LISTED}
        nothingFoundMessage={texts.noAddressFound}
        maxDropdownHeight={320}
        comboboxProps={{ transitionProps: { duration: 0 } }}
        renderOption={({ option }) => <AddressOption option={option} address={byId.get(option.value)} item={item} />}
      />
    </WithSavedState>
  )
}

type OptionProps = { readonly option: ComboboxItem; readonly address: SavedAddress | undefined; readonly item: Item }

function AddressOption({ option, address, item }: OptionProps) {
  const language = useLanguage()
  const texts = useTexts(en)
  if (!address) return option.label
  const mid = midOf(address)
  const differs = originMatch(address.country, item.countryOfOrigin) === 'differs'
  return (
    <span className={css.option}>
      <span>
        <b>{address.name}</b>
        <span className="xs faint">{addressLines(toAddressParts(address)).join(', ')}</span>
        {mid && (
          <span className="xs faint">
            {texts.mid} <span className="mono">{mid.code}</span>
          </span>
        )}
      </span>
      {differs ? (
        <span className={css.mismatch}>
          {texts.otherCountry(countryIn(language, address.country), countryIn(language, item.countryOfOrigin ?? ''))}
        </span>
      ) : (
        <span className="xs faint">
          {address.usedOnItems === 0 ? texts.notUsedYet : texts.usedOnItems(address.usedOnItems)}
        </span>
      )}
    </span>
  )
}
