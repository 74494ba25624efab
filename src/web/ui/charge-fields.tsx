// Charges beside the prices, each by its name, and whether the prices hold it already. Source: 19 CFR 141.86(a)(8), (9), (11).
import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { CHARGE_KINDS } from '#domain/invoice/charges.ts'
import { texts as en } from '#texts/en/invoice.ts'
import { useTexts } from '../language/page-language.tsx'
import { Icon } from './icons.tsx'
import css from './invoice-choices.module.css'
import { type ChargeDraft, isChargeWhole } from './paper-draft.ts'
import { changedRow, rowKey } from './row-identity.ts'
import { TextButton } from './text-button.tsx'

type Props = {
  readonly charges: readonly ChargeDraft[]
  readonly onChange: (charges: readonly ChargeDraft[]) => void
}

const NEW: ChargeDraft = { kind: 'freight', amount: '', currency: 'CAD', inPrices: false }
const MOST = 20

export function ChargeFields({ charges, onChange }: Props) {
  const texts = useTexts(en)
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{texts.charges}</legend>
      <p className={css.hint}>{texts.chargesHint}</p>
      {charges.map((charge, at) => (
        <OneCharge
          key={rowKey(charge)}
          charge={charge}
          onChange={(changed) => onChange(charges.with(at, changed))}
          onRemove={() => onChange(charges.toSpliced(at, 1))}
        />
      ))}
      {charges.length < MOST && (
        <Button size="xs" leftSection={<Icon name="plus" />} onClick={() => onChange([...charges, { ...NEW }])}>
          {texts.addCharge}
        </Button>
      )}
    </fieldset>
  )
}

type OneProps = {
  readonly charge: ChargeDraft
  readonly onChange: (charge: ChargeDraft) => void
  readonly onRemove: () => void
}

function OneCharge({ charge, onChange, onRemove }: OneProps) {
  const texts = useTexts(en)
  const set = (changed: Partial<ChargeDraft>) => onChange(changedRow(charge, changed))
  const name = texts.chargeNames[charge.kind]
  return (
    <fieldset className={css.charge} aria-label={name}>
      <NativeSelect
        label={texts.chargeKind}
        data={CHARGE_KINDS.map((kind) => ({ value: kind, label: texts.chargeNames[kind] }))}
        value={charge.kind}
        onChange={(event) =>
          set({ kind: CHARGE_KINDS.find((kind) => kind === event.currentTarget.value) ?? charge.kind })
        }
      />
      <TextInput
        label={texts.chargeAmount}
        inputMode="decimal"
        value={charge.amount}
        error={charge.amount.trim() !== '' && !isChargeWhole(charge) ? texts.chargeWrong : undefined}
        onChange={(event) => set({ amount: event.currentTarget.value })}
      />
      <NativeSelect
        label={texts.currency}
        data={['CAD', 'USD']}
        value={charge.currency}
        onChange={(event) => set({ currency: event.currentTarget.value === 'USD' ? 'USD' : 'CAD' })}
      />
      <Checkbox
        className={css.inPrices}
        label={charge.kind === 'discount' ? texts.discountTaken : texts.chargeInPrices}
        checked={charge.inPrices}
        onChange={(event) => set({ inPrices: event.currentTarget.checked })}
      />
      <TextButton onClick={onRemove} label={texts.removeCharge(name)}>
        {texts.remove}
      </TextButton>
    </fieldset>
  )
}
