// Generate Combined Customs Invoice: which shipments, how they travel, what to confirm, the password, and what is in the way.
import { Button } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { getExchangeRate } from '#contract/reference.ts'
import { amountText, cad } from '#domain/money.ts'
import { texts } from '#texts/combined-invoice.ts'
import { texts as invoiceTexts } from '#texts/invoice.ts'
import { useEndpoint } from '../../api/hooks.ts'
import { shipmentPath } from '../../paths.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { AlertPanel } from '../../ui/show-alert.tsx'
import { useSubmitKey } from '../../ui/use-submit-key.ts'
import { blockedBecause, isBegun, NEW_DRAFT, toRequest } from './combined-draft.ts'
import { CombinedForm } from './combined-form.tsx'
import css from './combined-invoice.module.css'
import { useCodesAsked } from './use-codes-asked.ts'
import { type MadeCombined, useCombined } from './use-combined.ts'

export type InvoicedShipment = {
  readonly id: string
  readonly reference: string
  /** Units. */
  readonly itemCount: number
  /** Null while a cost is missing. */
  readonly totalValueCad: number | null
}

type Props = {
  /** In the order they will have on the paper. */
  readonly shipments: readonly InvoicedShipment[]
  readonly onMade: (made: MadeCombined) => void
  readonly onClose: () => void
}

export function CombinedInvoiceModal({ shipments, onMade, onClose }: Props) {
  const [draft, setDraft] = useState(NEW_DRAFT)
  const [asks, setAsks] = useState(false)
  const run = useCombined(onMade)
  const rate = useEndpoint(getExchangeRate, {})
  const codes = useCodesAsked(run.unconfirmed)
  const isFallbackRate = rate.data?.data.source === 'fallback' || run.asksForFallback

  const blocked = blockedBecause(draft, { codes, isFallbackRate })
  const close = () => (isBegun(draft) ? setAsks(true) : onClose())
  const submit = () => {
    if (blocked || run.isRunning || asks) return
    const ids = shipments.map((each) => each.id)
    run.generate(toRequest(ids, draft, codes))
  }
  useSubmitKey(submit)
  return (
    <>
      <Dialog
        title={texts.formTitle}
        onClose={close}
        width={760}
        footer={<Footer blocked={blocked} isRunning={run.isRunning} onCancel={close} onSubmit={submit} />}
      >
        <div className={css.form}>
          {run.failure && (
            <AlertPanel kind="failure" onClose={run.forget}>
              {run.failure}
            </AlertPanel>
          )}
          {run.unconfirmed.length > 0 && (
            <p role="alert" className="sm">
              {run.reason} {texts.confirmFirst}
            </p>
          )}
          <Shipments shipments={shipments} />
          <CombinedForm
            draft={draft}
            onChange={(changed) => setDraft({ ...draft, ...changed })}
            codes={codes}
            isFallbackRate={isFallbackRate}
            passwordProblem={run.reason === invoiceTexts.passwordWrong ? run.reason : undefined}
          />
        </div>
      </Dialog>
      {asks && (
        <Confirm
          title={invoiceTexts.loseTitle}
          action={invoiceTexts.close}
          onConfirm={onClose}
          onCancel={() => setAsks(false)}
        >
          {invoiceTexts.loseText}
        </Confirm>
      )}
    </>
  )
}

function Shipments({ shipments }: Pick<Props, 'shipments'>) {
  return (
    <section aria-label={texts.shipmentsConcerned}>
      <h3>{texts.shipments(shipments.length)}</h3>
      <ol className={css.shipments}>
        {shipments.map((each) => (
          <li key={each.id}>
            <Link
              to={shipmentPath(each.id)}
              target="_blank"
              className="mono"
              aria-label={texts.openShipment(each.reference)}
            >
              {each.reference}
            </Link>
            <span className={css.units}>{texts.ofUnits(each.itemCount.toLocaleString('en-CA'))}</span>
            <span className={css.value} data-missing={each.totalValueCad === null || undefined}>
              {each.totalValueCad === null
                ? texts.valueMissing
                : texts.valueKnown(amountText(cad(String(each.totalValueCad))))}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

type FooterProps = {
  readonly blocked: string | undefined
  readonly isRunning: boolean
  readonly onCancel: () => void
  readonly onSubmit: () => void
}

function Footer({ blocked, isRunning, onCancel, onSubmit }: FooterProps) {
  return (
    <div className={css.footer}>
      <span className="xs dim" aria-hidden="true">
        {blocked}
      </span>
      <Button onClick={onCancel}>{invoiceTexts.cancel}</Button>
      <ActionButton
        variant="filled"
        onClick={onSubmit}
        loading={isRunning}
        disabledReason={blocked}
        reasonShownElsewhere
      >
        {texts.formTitle}
      </ActionButton>
    </div>
  )
}
