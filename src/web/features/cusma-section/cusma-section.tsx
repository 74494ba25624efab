// The CUSMA certificate of a shipment in a line of buttons, worded by the state of its form. Source: specification part 2, section 4.
import { Button } from '@mantine/core'
import type { ComponentProps } from 'react'
import { type CusmaFormStatus, isCertificate } from '#domain/cusma/form-status.ts'
import { texts as en } from '#texts/en/cusma.ts'
import { type Language, wordsIn } from '#words/language.ts'
import { useViewOnly } from '../../api/client-access.ts'
import { usePlaces } from '../../api/places.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { CoachLink } from '../../ui/coach-link.tsx'
import { Icon } from '../../ui/icons.tsx'
import { OutdatedGoods } from '../../ui/outdated-goods.tsx'
import { FailureAlert } from '../../ui/show-alert.tsx'
import css from './cusma-section.module.css'
import { ProductCover } from './product-cover.tsx'
import type { useBeginForm } from './use-begin-form.ts'
import { useCertificateFile } from './use-certificate-file.ts'

type Props = {
  readonly shipmentId: string
  readonly reference: string
  readonly status: CusmaFormStatus | null
  /** Whether an item may claim preference; without one there is nothing to fill out. */
  readonly isEligible: boolean
  /** What the first item that may claim is known by. */
  readonly product: string | undefined
  /** Of the signed certificate: goods whose decision does not hold any more. */
  readonly outdated: NonNullable<ComponentProps<typeof OutdatedGoods>['goods']>
  /** What certificates for products say of the items. */
  readonly cover: ComponentProps<typeof ProductCover>['cover']
  readonly items: ComponentProps<typeof ProductCover>['items']
  /** Begins the form, or takes the one there is. */
  readonly form: ReturnType<typeof useBeginForm>
}

export function CusmaSection({
  shipmentId,
  reference,
  status,
  isEligible,
  product,
  outdated,
  cover,
  items,
  form,
}: Props) {
  const language = useLanguage()
  const texts = useTexts(en)
  const file = useCertificateFile(shipmentId, reference)
  const viewOnly = useViewOnly()
  const places = usePlaces()
  if (!isEligible) return null
  const failure = form.failure ?? file.failure
  const forget = () => {
    form.forget()
    file.forget()
  }
  return (
    <div className={css.section}>
      <div className={css.buttons}>
        <Button
          size="xs"
          leftSection={<Icon name="pencil" />}
          disabled={viewOnly}
          loading={form.isRunning}
          onClick={form.begin}
        >
          {buttonText(language, status)}
        </Button>
        {(isCertificate(status) || cover.covered.length > 0) && (
          <Button
            size="xs"
            leftSection={<Icon name="download" />}
            loading={file.isRunning}
            aria-label={texts.downloading(reference)}
            onClick={file.download}
          >
            {texts.download}
          </Button>
        )}
        {product !== undefined && <CoachLink to={places.origin(product, shipmentId)} />}
      </div>
      <ProductCover cover={cover} items={items} />
      <OutdatedGoods goods={[...outdated, ...cover.outdatedGoods]} to={(each) => places.origin(each, shipmentId)} />
      <FailureAlert text={failure} onClose={forget} />
    </div>
  )
}

function buttonText(language: Language, status: CusmaFormStatus | null): string {
  const texts = wordsIn(language, en)
  if (status === null) return texts.fillOut
  if (isCertificate(status)) return texts.edit
  return status === 'out_of_date' ? texts.update : texts.continueForm
}
