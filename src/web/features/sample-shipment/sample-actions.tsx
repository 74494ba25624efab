// What the screen of the sample shipment has in place of papers: the sample invoice, and throwing the sample away.
import { useNavigate } from 'react-router'
import { printSampleInvoice } from '#contract/sample-shipment.ts'
import { texts as en } from '#texts/en/sample-shipment.ts'
import { sentence } from '#words/language.ts'
import { usePlaces } from '../../api/places.ts'
import { useRemoveSample } from '../../api/use-remove-sample.ts'
import { useSaveFile } from '../../api/use-save-file.ts'
import { useTexts } from '../../language/page-language.tsx'
import { ActionButton } from '../../ui/action-button.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Notice } from '../../ui/notice.tsx'
import { FailureAlert, showToast } from '../../ui/show-alert.tsx'
import { ThrowAwaySample } from '../../ui/throw-away-sample.tsx'

/** `isWhole`: whether nothing is missing for the invoice. */
export function SampleActions({ isWhole }: { readonly isWhole: boolean }) {
  const texts = useTexts(en)
  const places = usePlaces()
  const navigate = useNavigate()
  const file = useSaveFile(printSampleInvoice)
  const thrown = useRemoveSample(() => {
    showToast({ text: sentence(en, (texts) => texts.thrownAway) })
    void navigate(places.list)
  })
  return (
    <>
      <ThrowAwaySample run={thrown} />
      <ActionButton
        variant="filled"
        leftSection={<Icon name="document" />}
        loading={file.isRunning}
        disabledReason={isWhole ? undefined : texts.notReady}
        onClick={() => file.save({}, texts.fileName)}
      >
        {texts.makeInvoice}
      </ActionButton>
      <FailureAlert text={file.failure} onClose={file.forget} />
    </>
  )
}

export function SampleNotice() {
  const texts = useTexts(en)
  return (
    <Notice tone="warn" title={texts.bannerTitle}>
      {texts.banner}
    </Notice>
  )
}

/** In place of the buttons that make a certificate. */
export function SampleCertificate() {
  const texts = useTexts(en)
  return <span className="xs dim">{texts.certificate}</span>
}
