// The ASIN HTS Classifier: its inputs stand in the address, so that a link can be shared.

import { Button } from '@mantine/core'
import { useCallback, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { texts as en } from '#texts/en/tools.ts'
import { sentence } from '#words/language.ts'
import { DutyChecker } from '../../features/duty-checker/duty-checker.tsx'
import { dutyBody, dutyInputsOf, dutySearch, NO_INPUTS } from '../../features/duty-checker/duty-inputs.ts'
import type { DutyResult } from '../../features/duty-checker/use-duty-check.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { PATHS } from '../../paths.ts'
import { Icon } from '../../ui/icons.tsx'
import { PrintSheet } from '../../ui/print-sheet.tsx'
import { showToast, Toasts } from '../../ui/show-alert.tsx'
import { Term } from '../../ui/term.tsx'
import { PublicReceipt } from './public-receipt.tsx'
import { askedRun, askingToRun } from './run-asked.ts'
import css from './tool-page.module.css'
import { ToolPage } from './tool-page.tsx'
import { usePrintedNote } from './use-printed-note.ts'

export function ClassifierPage() {
  const texts = useTexts(en)
  const language = useLanguage()
  const [search] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const [inputs, setInputs] = useState(() => dutyInputsOf(search))
  const [printing, setPrinting] = useState<DutyResult>()
  const note = usePrintedNote()
  const printed = useCallback(() => setPrinting(undefined), [])
  const run = askedRun(state)
  const body = run === undefined ? undefined : dutyBody(dutyInputsOf(search))
  const asked = run && body ? { body, run } : undefined
  const ask = () => navigate({ search: `${dutySearch(inputs)}` }, { replace: true, state: askingToRun() })
  const copy = () => {
    const link = `${location.origin}${PATHS.classifier}?${dutySearch(inputs)}`
    navigator.clipboard.writeText(link).then(
      () => showToast({ text: sentence(en, (texts) => texts.linkCopied) }),
      () => showToast({ text: sentence(en, (texts) => texts.linkNotCopied) }),
    )
  }
  const startOver = () => {
    setInputs(NO_INPUTS)
    navigate({ search: '' }, { replace: true })
  }
  const actions = (result: DutyResult | undefined) => (
    <div className={css.actions}>
      <Button size="xs" leftSection={<Icon name="copy" />} onClick={copy}>
        {texts.copyLink}
      </Button>
      {result && (
        <Button size="xs" leftSection={<Icon name="print" />} onClick={() => setPrinting(result)}>
          {texts.printReceipt}
        </Button>
      )}
      <Button size="xs" variant="subtle" onClick={startOver}>
        {texts.checkAnother}
      </Button>
    </div>
  )
  return (
    <ToolPage
      title={texts.classifier}
      about={
        <>
          {texts.classifierAbout} <Term of="hts" />
        </>
      }
    >
      <DutyChecker
        inputs={inputs}
        onInputs={setInputs}
        asked={asked}
        onAsk={ask}
        renderReceipt={(slot) => <PublicReceipt {...slot} />}
        actions={actions}
      />
      {language !== 'en' && asked && <p className="xs faint">{texts.legalInEnglish}</p>}
      {printing && (
        <PrintSheet head={`${texts.classifier} · ${inputs.asin} · ${note}`} onDone={printed}>
          <PublicReceipt result={printing} item={inputs.asin} />
        </PrintSheet>
      )}
      <Toasts />
    </ToolPage>
  )
}
