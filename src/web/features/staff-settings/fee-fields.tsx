// One fee of a row: its kind, its name, and what that kind needs.
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { texts } from '#texts/en/settings.ts'
import { Icon } from '../../ui/icons.tsx'
import { type FeeDraft, KINDS } from './fee-draft.ts'
import css from './settings.module.css'

type Props = {
  readonly fee: FeeDraft
  /** By the name of the field in the written fee. */
  readonly problems: Readonly<Record<string, string>>
  readonly onChange: (fee: FeeDraft) => void
  readonly onRemove: () => void
}

const KIND_CHOICES = KINDS.map((kind) => ({ value: kind, label: texts.feeKinds[kind] }))
const ENTRIES = ['any', 'informal', 'formal'] as const
const ENTRY_CHOICES = ENTRIES.map((entry) => ({ value: entry, label: texts.entries[entry] }))

export function FeeFields({ fee, problems, onChange, onRemove }: Props) {
  const field = (name: Typed, label: string, shown: Shown = {}) => (
    <TextInput
      className={shown.className ?? css.small}
      label={label}
      placeholder={shown.placeholder}
      inputMode={shown.isText ? 'text' : 'decimal'}
      maxLength={shown.isText ? 300 : 12}
      value={fee[name]}
      error={problems[shown.problem ?? name]}
      onChange={(event) => onChange({ ...fee, [name]: event.currentTarget.value })}
    />
  )
  return (
    <li className={css.fee}>
      <NativeSelect
        className={css.kind}
        label={texts.feeKind}
        data={KIND_CHOICES}
        value={fee.kind}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...fee, kind: KINDS.find((kind) => kind === value) ?? fee.kind })
        }
      />
      {field('name', texts.feeName, { className: css.name, isText: true })}
      {fee.kind === 'per-clearance' && (
        <NativeSelect
          className={css.small}
          label={texts.feeEntry}
          data={ENTRY_CHOICES}
          value={fee.entry}
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...fee, entry: ENTRIES.find((entry) => entry === value) ?? fee.entry })
          }
        />
      )}
      {fee.kind === 'agency-review' &&
        field('chapters', texts.feeChapters, { className: css.name, placeholder: texts.feeChaptersHint, isText: true })}
      {fee.kind === 'per-line' && field('included', texts.feeIncluded)}
      {fee.kind === 'bond' && field('perThousand', texts.feePerThousand)}
      {fee.kind === 'disbursement' && field('percent', texts.feeRate, { problem: 'rate' })}
      {(fee.kind === 'bond' || fee.kind === 'disbursement') && field('minimum', texts.feeMinimum)}
      {fee.kind !== 'bond' && fee.kind !== 'disbursement' && field('amount', texts.feeAmount)}
      {fee.kind === 'bond' && field('range', texts.feeRange, { className: css.wide, isText: true })}
      <Button
        className={css.removeFee}
        size="xs"
        variant="subtle"
        leftSection={<Icon name="trash" />}
        aria-label={texts.removeFee(fee.name || texts.unnamedFee)}
        onClick={onRemove}
      >
        {texts.remove}
      </Button>
    </li>
  )
}

type Typed = 'name' | 'amount' | 'chapters' | 'included' | 'perThousand' | 'percent' | 'minimum' | 'range'
type Shown = {
  readonly className?: string | undefined
  readonly placeholder?: string
  readonly isText?: boolean
  readonly problem?: string
}
