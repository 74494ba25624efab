// The fulfilment centre of a Direct to Amazon shipment: found by code, city or state, its address filled in and marked to be confirmed.
import { Autocomplete, TextInput } from '@mantine/core'
import { useTexts } from '../language/page-language.tsx'
import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/ScrollArea.layer.css'
import { useEffect, useRef } from 'react'
import { texts as en } from '#texts/en/invoice.ts'
import type { FcDraft } from './fc-draft.ts'
import { Icon } from './icons.tsx'
import css from './invoice-choices.module.css'

/** What the list of centres has for the code typed so far. */
export type FoundCentres = {
  readonly centres: readonly {
    readonly code: string
    readonly street: string
    readonly city: string
    readonly state: string
    readonly zip: string
    /** 'amazon': the account's own plans send goods there; 'list': our list, to be confirmed. */
    readonly source: 'amazon' | 'list'
  }[]
  readonly failed: boolean
}

type Props = {
  readonly value: FcDraft
  readonly onChange: (fc: FcDraft) => void
  /** The specified sentence while something is missing. */
  readonly problem: string | undefined
  readonly found: FoundCentres
}

export function FcFields({ value, onChange, problem, found }: Props) {
  const texts = useTexts(en)
  const { centres } = found
  const isTouched = useRef(false)
  const typed = (changed: Partial<FcDraft>) => {
    isTouched.current = true
    onChange({ ...value, ...changed, fromList: false })
  }
  const choose = (option: string) => {
    const centre = centres.find((each) => each.code === option)
    if (centre) onChange({ ...addressOf(centre), fromList: centre.source === 'list' })
  }
  // The shipment's own code stands there from the start: its address comes with it, as if it had been chosen.
  const given = centres.find((each) => each.code === value.fcId.trim())
  useEffect(() => {
    if (given && !isTouched.current && isWithoutAddress(value))
      onChange({ ...addressOf(given), fromList: given.source === 'list' })
  }, [given, value, onChange])
  const codeMissing = value.fcId.trim() === ''
  return (
    <div className={css.group}>
      <div className={css.fc}>
        <div className={css.third}>
          <Autocomplete
            id="paper-fcId"
            label={texts.fcId}
            placeholder={texts.searchFc}
            rightSection={<Icon name="search" />}
            data={centres.map((each) => each.code)}
            filter={({ options }) => options}
            maxLength={60}
            comboboxProps={{ width: 380, position: 'bottom-start', transitionProps: { duration: 0 } }}
            value={value.fcId}
            error={codeMissing}
            onChange={(fcId) => typed({ fcId: fcId.toUpperCase() })}
            onOptionSubmit={choose}
            onBlur={() => {
              if (value.street === '') choose(value.fcId.trim())
            }}
            renderOption={({ option }) => {
              const centre = centres.find((each) => each.code === option.value)
              return (
                <span>
                  <span className="mono">{option.value}</span>{' '}
                  <span className="xs faint">{centre && `${centre.street}, ${centre.city} ${centre.state}`}</span>
                </span>
              )
            }}
          />
        </div>
        <AddressFields value={value} onChange={typed} />
      </div>
      {problem && (
        <p className={css.problem} role="status">
          <Icon name="warning" size={12} /> {problem}
        </p>
      )}
      {given?.source === 'amazon' && isSameAddress(given, value) && <p className={css.hint}>{texts.fcFromAmazon}</p>}
      {value.fromList && <p className={css.toConfirm}>{texts.fcToConfirm}</p>}
      {found.failed && <p className={css.hint}>{texts.fcSearchFailed}</p>}
    </div>
  )
}

type AddressProps = { readonly value: FcDraft; readonly onChange: (changed: Partial<FcDraft>) => void }

function AddressFields({ value, onChange }: AddressProps) {
  const texts = useTexts(en)
  return (
    <>
      <TextInput
        className={css.rest}
        label={texts.street}
        maxLength={300}
        value={value.street}
        error={value.street.trim() === ''}
        onChange={(event) => onChange({ street: event.currentTarget.value })}
      />
      <TextInput
        className={css.half}
        label={texts.city}
        maxLength={120}
        value={value.city}
        error={value.city.trim() === ''}
        onChange={(event) => onChange({ city: event.currentTarget.value })}
      />
      <TextInput
        label={texts.state}
        maxLength={2}
        value={value.state}
        error={value.state.trim().length !== 2}
        onChange={(event) => onChange({ state: event.currentTarget.value.toUpperCase().slice(0, 2) })}
      />
      <TextInput
        className={css.third}
        label={texts.zip}
        maxLength={10}
        value={value.zip}
        error={value.zip.trim() === ''}
        onChange={(event) => onChange({ zip: event.currentTarget.value })}
      />
    </>
  )
}

const addressOf = ({ code, street, city, state, zip }: FoundCentres['centres'][number]) => ({
  fcId: code,
  street,
  city,
  state,
  zip,
})

const isWithoutAddress = ({ street, city, state, zip }: FcDraft): boolean =>
  [street, city, state, zip].every((part) => part.trim() === '')

const isSameAddress = (centre: FoundCentres['centres'][number], { street, city, state, zip }: FcDraft): boolean =>
  centre.street === street && centre.city === city && centre.state === state && centre.zip === zip
