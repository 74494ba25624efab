// The four parties, a line each; a press opens one in its fields.
import { Button } from '@mantine/core'
import { texts as en } from '#texts/en/manual-invoice-form.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { Icon } from '../../ui/icons.tsx'
import { type InvoiceDraft, type Parties, partyFieldId } from './invoice-draft.ts'
import css from './parties.module.css'
import { PARTY_ROLES, type PartyDraft, type PartyRole, partyLine, partyProblems } from './party-draft.ts'
import { PartyFields } from './party-fields.tsx'
import type { ChangeDraft } from './use-draft.ts'

type Props = {
  readonly parties: Parties
  /** Which of them the person has changed. */
  readonly changed: InvoiceDraft['parties']
  readonly change: ChangeDraft
  readonly open: readonly PartyRole[]
  readonly onOpen: (open: readonly PartyRole[]) => void
}

export function PartyList({ parties, changed, change, open, onOpen }: Props) {
  const language = useLanguage()
  const texts = useTexts(en)
  const set = (role: PartyRole, party: PartyDraft | undefined) =>
    change((draft) => ({ ...draft, parties: { ...draft.parties, [role]: party } }))
  return (
    <div className={css.parties}>
      {PARTY_ROLES.map((role) => {
        const isOpen = open.includes(role)
        const line = partyLine(language, parties[role])
        const wrong = partyProblems(language, parties[role]).length > 0
        const panel = partyFieldId(role, 'panel')
        return (
          <section key={role} className={css.party}>
            <h3>
              <button
                type="button"
                className={css.toggle}
                aria-expanded={isOpen}
                aria-controls={isOpen ? panel : undefined}
                onClick={() => onOpen(isOpen ? open.filter((each) => each !== role) : [...open, role])}
              >
                <span className={css.role}>{texts.roles[role]}</span>{' '}
                <span className={css.line} data-empty={line === '' || undefined} data-wrong={wrong || undefined}>
                  {line || texts.notFilledIn}
                </span>
                <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} className={css.chevron} />
              </button>
            </h3>
            {isOpen && (
              <div id={panel} className={css.panel}>
                <PartyFields role={role} party={parties[role]} onChange={(party) => set(role, party)} />
                <div className={css.actions}>
                  {role !== 'shipper' && (
                    <Button size="xs" onClick={() => set(role, parties.shipper)}>
                      {texts.sameAsShipper}
                    </Button>
                  )}
                  {changed[role] && (
                    <Button size="xs" leftSection={<Icon name="undo" />} onClick={() => set(role, undefined)}>
                      {texts.useProposed}
                    </Button>
                  )}
                </div>
              </div>
            )}
          </section>
        )
      })}
    </div>
  )
}
