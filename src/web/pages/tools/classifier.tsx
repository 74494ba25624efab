// The ASIN HTS Classifier: its inputs stand in the address, and a copied link shows what was seen.

import { Button } from '@mantine/core'
import { useCallback, useMemo, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { texts as en } from '#texts/en/tools.ts'
import { sentence } from '#words/language.ts'
import type { DutyResult, Shown } from '../../features/duty-checker/checked-duty.ts'
import { DutyChecker } from '../../features/duty-checker/duty-checker.tsx'
import { dutyBody, dutyInputsOf, dutySearch, NO_INPUTS } from '../../features/duty-checker/duty-inputs.ts'
import { shownOf, withShown } from '../../features/duty-checker/duty-link.ts'
import { seenRun } from '../../features/duty-checker/seen-check.ts'
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
  const body = dutyBody(dutyInputsOf(search))
  const linked = shownOf(search)
  const [linkedRun] = useState(() => (linked ? askingToRun().run : undefined))
  const seen = useMemo(() => runSeen(search), [search])
  const run = askedRun(state) ?? seen ?? (linked && linkedRun)
  const asked = run && body ? { body, run } : undefined
  const ask = () => navigate({ search: `${dutySearch(inputs)}` }, { replace: true, state: askingToRun() })
  const copy = (shown: Shown) => {
    const link = `${location.origin}${PATHS.classifier}?${withShown(dutySearch(dutyInputsOf(search)), shown)}`
    navigator.clipboard.writeText(link).then(
      () => showToast({ text: sentence(en, (texts) => texts.linkCopied) }),
      () => showToast({ kind: 'failure', text: sentence(en, (texts) => texts.linkNotCopied) }),
    )
  }
  const startOver = () => {
    setInputs(NO_INPUTS)
    navigate({ search: '' }, { replace: true })
  }
  const actions = (result: DutyResult | undefined, shown: Shown) => (
    <div className={css.actions}>
      <Button size="xs" leftSection={<Icon name="copy" />} onClick={() => copy(shown)}>
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
        linked={linked}
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

/** The run whose result the tab still holds for what is in the address. */
function runSeen(search: URLSearchParams): string | undefined {
  const body = dutyBody(dutyInputsOf(search))
  return body && seenRun(body)
}
