// The fields of one party.
import { TextInput } from '@mantine/core'
import { texts as en } from '#texts/en/manual-invoice-form.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { partyFieldId } from './invoice-draft.ts'
import css from './parties.module.css'
import { PARTY_FIELDS, type PartyDraft, type PartyRole, partyProblems } from './party-draft.ts'

type Props = {
  readonly role: PartyRole
  readonly party: PartyDraft
  readonly onChange: (party: PartyDraft) => void
}

export function PartyFields({ role, party, onChange }: Props) {
  const language = useLanguage()
  const texts = useTexts(en)
  const problems = partyProblems(language, party)
  return (
    <div className={css.fields}>
      {PARTY_FIELDS.map(({ field, max, autoComplete }) => (
        <TextInput
          key={field}
          className={css[field]}
          id={partyFieldId(role, field)}
          label={texts.partyFields[field]}
          autoComplete={`section-${role} ${autoComplete}`}
          maxLength={max}
          value={party[field]}
          error={problems.find((problem) => problem.field === field)?.text}
          onChange={(event) => onChange({ ...party, [field]: event.currentTarget.value })}
        />
      ))}
    </div>
  )
}
