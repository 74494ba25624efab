// A new manufacturer address: saved for the client, then attached to the item. What was typed survives closing the item.

import { TextInput } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { saveAddress } from '#contract/client-data.ts'
import { texts as en } from '#texts/en/item.ts'
import { texts as failuresEn } from '#texts/en/item-failures.ts'
import { type Language, wordsIn } from '#words/language.ts'
import { failureText } from '../../api/failures.ts'
import { useSend } from '../../api/hooks.ts'
import type { Item } from '../../api/shipment-item.ts'
import { type AddressDraft, canSave, emptyDraft, isBegun } from '../../desk/address-draft.ts'
import { useItemDesk } from '../../desk/item-desk.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { ActionButton } from '../../ui/action-button.tsx'
import { CountrySelect } from '../../ui/country-select.tsx'
import { AlertPanel } from '../../ui/show-alert.tsx'
import css from './item-form.module.css'

type Props = {
  readonly item: Item
  /** The person has just asked for the form: the focus follows into it. */
  readonly takesFocus: boolean
  readonly onDone: () => void
}

const fieldsIn = (language: Language) => {
  const texts = wordsIn(language, en)
  return [
    { name: 'name', label: texts.name, max: 200, optional: false, fill: 'organization' },
    { name: 'street_address', label: texts.street, max: 300, optional: false, fill: 'street-address' },
    { name: 'city', label: texts.city, max: 120, optional: false, fill: 'address-level2' },
    { name: 'state', label: texts.state, max: 120, optional: true, fill: 'address-level1' },
    { name: 'zip_code', label: texts.zipCode, max: 20, optional: true, fill: 'postal-code' },
  ] as const
}

export function AddressForm({ item, takesFocus, onDone }: Props) {
  const language = useLanguage()
  const texts = useTexts(en)
  const { addAddress, addressDrafts, change, isSample, saves } = useItemDesk()
  const [draft, setDraft] = useState(() => addressDrafts.get(item.id) ?? emptyDraft(item.countryOfOrigin))
  const send = useSend(saveAddress, { countsAsSave: true })
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (takesFocus) first.current?.focus()
  }, [takesFocus])

  const set = (changed: Partial<AddressDraft>) => {
    const next = { ...draft, ...changed }
    setDraft(next)
    addressDrafts.set(item.id, next)
    saves.keepDraft(item.id, 'maker', isBegun(next) ? next.name || next.city : undefined)
  }
  const close = () => {
    addressDrafts.delete(item.id)
    saves.keepDraft(item.id, 'maker', undefined)
    onDone()
  }
  const save = () => {
    if (!canSave(draft)) return
    const { country } = draft
    send.mutate(
      { body: { address: draft, isSample } },
      {
        onSuccess: ({ data }) => {
          addAddress({ ...draft, country, id: data.id, usedOnItems: 0 })
          close()
          change(item, 'maker', { manufacturing_address_id: data.id })
        },
      },
    )
  }
  const { addressSaveFailed } = useTexts(failuresEn)
  const failure = failureText(send.error, addressSaveFailed, addressSaveFailed)
  return (
    <form
      className={css.address}
      aria-label={texts.addAddress}
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      {send.error && (
        <AlertPanel kind="failure" onClose={() => send.reset()}>
          {failure}
        </AlertPanel>
      )}
      <div className={css.grid2}>
        {fieldsIn(language).map((field) => (
          <TextInput
            key={field.name}
            ref={field.name === 'name' ? first : undefined}
            label={field.optional ? `${field.label} (${texts.optional})` : field.label}
            description={field.name === 'state' && draft.country === 'CA' ? texts.provinceForMid : undefined}
            inputWrapperOrder={HINT_BELOW}
            maxLength={field.max}
            autoComplete={field.fill}
            value={draft[field.name]}
            onChange={(event) => set({ [field.name]: event.currentTarget.value })}
          />
        ))}
        <CountrySelect label={texts.country} value={draft.country} onChange={(country) => set({ country })} />
      </div>
      <div className={css.buttons}>
        <ActionButton
          variant="filled"
          type="submit"
          loading={send.isPending}
          disabledReason={canSave(draft) ? undefined : texts.addressFormIncomplete}
        >
          {texts.saveAddress}
        </ActionButton>
        <ActionButton variant="subtle" onClick={close}>
          {texts.cancel}
        </ActionButton>
      </div>
    </form>
  )
}

const HINT_BELOW: ('label' | 'input' | 'error' | 'description')[] = ['label', 'input', 'error', 'description']
