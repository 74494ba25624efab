// The remembered fields of a product: origin, code, cost, maker.
import { Button, Checkbox, Select, TextInput } from '@mantine/core'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/ScrollArea.layer.css'
import { formatHtsCode, htsDigits, keepDigitsAndDots } from '#domain/hts-code.ts'
import { texts as en } from '#texts/en/catalogue-screen.ts'
import { CodeSuccessors } from '../../ui/code-successors.tsx'
import { CountrySelect } from '../../ui/country-select.tsx'
import { ErrorNotice } from '../../ui/error-notice.tsx'
import { Icon } from '../../ui/icons.tsx'
import { takeMarked } from '../../ui/take-marked.ts'
import { instantDay } from '../../ui/when-text.ts'
import css from './catalogue.module.css'
import { makerLine, type SavedAddress } from './maker-line.ts'
import type { DraftProblems, Product, ProductDraft } from './product-draft.ts'
import type { CodeCheck } from './use-code-check.ts'

/** Addresses listed at once; typing narrows them. */
const LISTED = 50
type Props = {
  readonly product: Product
  readonly draft: ProductDraft
  readonly problems: DraftProblems
  readonly check: CodeCheck
  readonly addresses: readonly SavedAddress[] | undefined
  readonly addressesFailed: boolean
  readonly onChange: (draft: ProductDraft) => void
}

export function ProductFields({ product, draft, problems, check, addresses, addressesFailed, onChange }: Props) {
  const texts = useTexts(en)
  const asWritten =
    product.manufacturing_address !== null && draft.makerId === null && product.manufacturing_address_id === null
  return (
    <>
      <CountrySelect
        label={texts.origin}
        value={draft.origin}
        placeholder={texts.notSet}
        onChange={(origin) => onChange({ ...draft, origin })}
      />
      <div>
        <TextInput
          label={texts.htsCode}
          placeholder={texts.notSet}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          value={draft.htsCode}
          error={problems.htsCode ?? (check.kind === 'invalid' && check.text)}
          onChange={(event) => onChange({ ...draft, htsCode: keepDigitsAndDots(event.currentTarget.value) })}
          onBlur={() => onChange({ ...draft, htsCode: formatHtsCode(draft.htsCode) })}
        />
        {check.kind === 'failed' && <ErrorNotice inline title={texts.codeNotChecked} onRetry={check.retry} />}
        {check.kind === 'valid' && (
          <p className={css.valid}>
            <Icon name="check" size={12} /> {check.text}
          </p>
        )}
        {check.kind === 'invalid' && check.ended && (
          <CodeSuccessors {...check.ended} onUse={(code) => onChange({ ...draft, htsCode: formatHtsCode(code) })} />
        )}
        <Confirmation product={product} draft={draft} onChange={onChange} />
      </div>
      <TextInput
        label={texts.costUnit}
        placeholder={texts.notSet}
        inputMode="decimal"
        maxLength={16}
        value={draft.cost}
        error={problems.cost}
        onChange={(event) => onChange({ ...draft, cost: event.currentTarget.value })}
      />
      <div>
        <Select
          label={texts.maker}
          placeholder={addresses || addressesFailed ? texts.chooseMaker : texts.loadingMakers}
          leftSection={<Icon name="pin" />}
          data={(addresses ?? []).map((each) => ({ value: each.id, label: makerLine(each) }))}
          value={draft.makerId}
          onChange={(makerId) => onChange({ ...draft, makerId })}
          error={addressesFailed && texts.makersFailed}
          searchable
          selectFirstOptionOnChange
          wrapperProps={takeMarked}
          limit={LISTED}
          comboboxProps={{ transitionProps: { duration: 0 } }}
        />
        {asWritten && <p className={css.valid}>{texts.makerAsWritten(product.manufacturing_address ?? '')}</p>}
        {draft.makerId && (
          <Button size="xs" variant="subtle" onClick={() => onChange({ ...draft, makerId: null })}>
            {texts.clearMaker}
          </Button>
        )}
      </div>
    </>
  )
}

type ConfirmationProps = Pick<Props, 'product' | 'draft' | 'onChange'>

/** Who stands behind the code; while nobody does, the person may. */
function Confirmation({ product, draft, onChange }: ConfirmationProps) {
  const language = useLanguage()
  const texts = useTexts(en)
  if (!product.hts_code || htsDigits(draft.htsCode) !== product.hts_code) return null
  if (!product.hts_confirmed_by || !product.hts_confirmed_at)
    return (
      <div className={css.proposed}>
        <p className="sm">{texts.notConfirmed}</p>
        <Checkbox
          label={texts.confirmCode}
          checked={draft.confirms}
          onChange={(event) => onChange({ ...draft, confirms: event.currentTarget.checked })}
        />
      </div>
    )
  const day = instantDay(language, product.hts_confirmed_at)
  return <p className={css.valid}>{texts.confirmedBy(product.hts_confirmed_by, day)}</p>
}
