// Addresses that papers print: the default shipper, brokers, warehouses.
import { Button } from '@mantine/core'
import { useState } from 'react'
import type { PartyKey } from '#contract/settings.ts'
import { countryName } from '#domain/countries.ts'
import { texts } from '#texts/en/settings.ts'
import { Card } from '../../ui/card.tsx'
import { AlertPanel } from '../../ui/show-alert.tsx'
import { Tag } from '../../ui/tag.tsx'
import { PartyDialog } from './party-dialog.tsx'
import type { Settings } from './passwords-panel.tsx'
import css from './settings.module.css'

type Parties = Settings['parties']
type Party = NonNullable<Parties[PartyKey]['party']>

const KEYS: readonly PartyKey[] = ['default_shipper', 'clearit', 'acb', 'pattern_middle_mile', 'ups_buffalo']

export function PartiesPanel({ parties }: { readonly parties: Parties }) {
  const [editing, setEditing] = useState<PartyKey>()
  const [said, setSaid] = useState<string>()
  const finish = (sentence: string) => {
    setEditing(undefined)
    setSaid(sentence)
  }
  return (
    <>
      {said && (
        <AlertPanel kind="success" takesFocus onClose={() => setSaid(undefined)}>
          {said}
        </AlertPanel>
      )}
      <Card flush title={texts.sections.parties}>
        <ul className={css.lines}>
          {KEYS.map((key) => (
            <li key={key}>
              <div className={css.about}>
                <h3>
                  {texts.parties[key]} {!parties[key].party && <Tag>{texts.partyNone}</Tag>}
                </h3>
                <p className="sm dim">{texts.partyHints[key]}</p>
                {parties[key].party && <p className={`sm ${css.address}`}>{addressLine(parties[key].party)}</p>}
              </div>
              <Button size="xs" aria-label={texts.edit(texts.parties[key])} onClick={() => setEditing(key)}>
                {texts.editShort}
              </Button>
            </li>
          ))}
        </ul>
      </Card>
      {editing && (
        <PartyDialog partyKey={editing} {...parties[editing]} onDone={finish} onClose={() => setEditing(undefined)} />
      )}
    </>
  )
}

function addressLine(party: Party): string {
  const place = [party.city, party.state, party.postalCode].filter(Boolean).join(' ')
  const country = party.country && countryName(party.country)
  return [party.name, party.addressLine1, party.addressLine2, place, country, party.phone].filter(Boolean).join(', ')
}
