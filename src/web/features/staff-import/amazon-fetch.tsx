// Fetching an inbound plan from Amazon as a shipment of a client. Shown only where an account is connected.
import { Select, TextInput } from '@mantine/core'
import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/ScrollArea.layer.css'
import { useState } from 'react'
import { listImports } from '#contract/imports.ts'
import { importAmazonPlan, listAmazonPlans } from '#contract/warehouse.ts'
import { texts as importTexts } from '#texts/en/import.ts'
import { texts } from '#texts/en/import-screen.ts'
import { failureText } from '../../api/failures.ts'
import { useEndpoint, useOutdate, useSend } from '../../api/hooks.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { Card } from '../../ui/card.tsx'
import { ErrorNotice } from '../../ui/error-notice.tsx'
import { FailureAlert, showToast } from '../../ui/show-alert.tsx'
import { ClientChoice } from './client-choice.tsx'
import css from './staff-import.module.css'

export function AmazonFetch() {
  const [clientId, setClientId] = useState<string | null>(null)
  const [planId, setPlanId] = useState<string | null>(null)
  const [reference, setReference] = useState('')
  const [alert, setAlert] = useState<string>()
  const outdate = useOutdate()
  const plans = useEndpoint(listAmazonPlans, {})
  const isConnected = plans.data?.data.configured === true
  const fetchPlan = useSend(importAmazonPlan)
  if (plans.isPending) return null
  if (!isConnected && !plans.isError)
    return (
      <Card title={texts.amazon} label={texts.amazon}>
        <p className="sm dim">{importTexts.amazonOff}</p>
      </Card>
    )
  const run = () => {
    if (!clientId || !planId) return
    setAlert(undefined)
    const named = reference.trim() ? { reference: reference.trim() } : {}
    fetchPlan.mutate(
      { params: { clientId }, body: { planId, ...named } },
      {
        onSuccess: ({ data }) => {
          showToast({ text: () => texts.amazonDone(data.reference) })
          outdate(listImports)
        },
        onError: (error) => setAlert(failureText(error, importTexts.amazonFailed)),
      },
    )
  }
  return (
    <Card title={texts.amazon} label={texts.amazon}>
      <div className={css.stack}>
        <p className="sm dim">{texts.amazonHint}</p>
        {plans.isError && (
          <ErrorNotice inline title={failureText(plans.error, importTexts.amazonListFailed)} query={plans} />
        )}
        <FailureAlert text={alert} onClose={() => setAlert(undefined)} />
        <div className={css.inline}>
          <ClientChoice value={clientId} onChange={setClientId} />
          <Select
            label={texts.amazonPlan}
            searchable
            data={(plans.data?.data.plans ?? []).map(({ id, name, status }) => ({
              value: id,
              label: `${name} · ${status}`,
            }))}
            value={planId}
            onChange={setPlanId}
          />
          <TextInput
            label={texts.amazonReference}
            value={reference}
            maxLength={120}
            onChange={(event) => setReference(event.currentTarget.value)}
          />
          <ActionButton
            variant="filled"
            loading={fetchPlan.isPending}
            disabledReason={clientId && planId ? undefined : texts.needClient}
            onClick={run}
          >
            {texts.amazonFetch}
          </ActionButton>
        </div>
      </div>
    </Card>
  )
}
