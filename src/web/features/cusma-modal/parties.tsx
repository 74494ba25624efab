// Step 2: in which capacity one certifies, and the four parties, a line each; a press opens one in its fields.
import { NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { parseCountry } from '#domain/countries.ts'
import {
  CERTIFIER_CAPACITIES,
  type Contact,
  EXPORTER_KINDS,
  IMPORTER_KINDS,
  PRODUCER_KINDS,
} from '#domain/cusma/certificate-form.ts'
import { texts as en } from '#texts/en/cusma.ts'
import { countryIn } from '#words/country-text.ts'
import { type Language, wordsIn } from '#words/language.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Segments } from '../../ui/segments.tsx'
import { ContactFields } from './contact-fields.tsx'
import { asCapacity, type FormDraft } from './form-draft.ts'
import css from './parties.module.css'

type Props = { readonly draft: FormDraft; readonly onChange: (change: Partial<FormDraft>) => void }

const capacitiesIn = (language: Language) => {
  const texts = wordsIn(language, en)
  return CERTIFIER_CAPACITIES.map((value) => ({ value, label: texts.capacities[value] }))
}

export function Parties({ draft, onChange }: Props) {
  const language = useLanguage()
  const texts = useTexts(en)
  return (
    <div className={css.parties}>
      <Segments
        legend={texts.capacity}
        name="certifier-capacity"
        value={draft.certifierCapacity}
        options={capacitiesIn(language)}
        onChange={(capacity) => onChange(asCapacity(draft, capacity))}
      />
      <div className={css.list}>
        <PartyLine party="certifier" line={contactLine(language, draft.certifier)}>
          <ContactFields party="certifier" value={draft.certifier} onChange={(certifier) => onChange({ certifier })} />
        </PartyLine>
        <Party party="exporter" kinds={EXPORTER_KINDS} {...{ draft, onChange }} />
        <Party party="producer" kinds={PRODUCER_KINDS} {...{ draft, onChange }} />
        <Party party="importer" kinds={IMPORTER_KINDS} {...{ draft, onChange }} />
      </div>
    </div>
  )
}

type Role = 'exporter' | 'producer' | 'importer'
type Kind = FormDraft[Role]['kind']
type PartyProps = Props & { readonly party: Role; readonly kinds: readonly Kind[] }

function Party({ party: role, kinds, draft, onChange }: PartyProps) {
  const language = useLanguage()
  const texts = useTexts(en)
  const { [role]: party, certifierCapacity } = draft
  const name = texts.partyNames[role]
  if (certifierCapacity === role)
    return (
      <PartyLine party={role} line={texts.partyKinds.same}>
        <p className="sm dim">{texts.selfParty(name.toLowerCase())}</p>
      </PartyLine>
    )
  const line = party.kind === 'named' ? contactLine(language, party.contact) : texts.partyKinds[party.kind]
  const choose = (value: string) => {
    const kind = kinds.find((each) => each === value)
    if (kind) onChange({ [role]: { ...party, kind } })
  }
  return (
    <PartyLine party={role} line={line}>
      <NativeSelect
        label={texts.partyKindOf(name.toLowerCase())}
        data={kinds.map((kind) => ({ value: kind, label: texts.partyKinds[kind] }))}
        value={party.kind}
        onChange={(event) => choose(event.currentTarget.value)}
      />
      {party.kind === 'named' && (
        <ContactFields
          party={role}
          value={party.contact}
          onChange={(contact) => onChange({ [role]: { ...party, contact } })}
        />
      )}
    </PartyLine>
  )
}

type LineProps = {
  readonly party: Role | 'certifier'
  readonly line: string
  readonly children: React.ReactNode
}

function PartyLine({ party: role, line, children }: LineProps) {
  const texts = useTexts(en)
  const [isOpen, setOpen] = useState(false)
  const name = texts.partyNames[role]
  return (
    <section className={css.party} aria-label={name}>
      <h4 className={css.heading}>
        <button type="button" className={css.toggle} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <span className={css.role}>{name}</span>{' '}
          <span className={css.line} data-empty={line === '' || undefined}>
            {line || texts.notGiven}
          </span>
          <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} />
        </button>
      </h4>
      {isOpen && <div className={css.panel}>{children}</div>}
    </section>
  )
}

const contactLine = (language: Language, contact: Contact): string => {
  const country = parseCountry(contact.country)
  return [contact.name, contact.city, country ? countryIn(language, country) : '', contact.phone, contact.email]
    .filter((each) => each.trim() !== '')
    .join(', ')
}
