// Generate FDA Worksheets: what the checks found, which products need one and why, the fields to look over, the password.
import { useState } from 'react'
import { texts as en } from '#texts/en/fda.ts'
import { texts as preflightEn } from '#texts/en/preflight.ts'
import { type Language, wordsIn } from '#words/language.ts'
import { failureText } from '../../api/failures.ts'
import type { SaveFace } from '../../api/form-saves.ts'
import { stopsOf, usePreflight } from '../../api/preflight.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DocumentPassword } from '../../ui/document-password.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorNotice } from '../../ui/error-notice.tsx'
import { focusOn } from '../../ui/focus-on.ts'
import { Icon } from '../../ui/icons.tsx'
import { Loading } from '../../ui/loading.tsx'
import { MakeFooter } from '../../ui/make-footer.tsx'
import { fixedHere } from '../../ui/paper-fix.ts'
import { type FixOf, PreflightPanel } from '../../ui/preflight-panel.tsx'
import { FailureAlert } from '../../ui/show-alert.tsx'
import { TextButton } from '../../ui/text-button.tsx'
import { useSubmitKey } from '../../ui/use-submit-key.ts'
import css from './fda-modal.module.css'
import { isOfTruck, TruckFields } from './truck-fields.tsx'
import { type MadeWorksheets, useWorksheets } from './use-worksheets.ts'
import { hasBadCode } from './worksheet-edits.ts'
import { WorksheetFields } from './worksheet-fields.tsx'

type Props = {
  readonly shipmentId: string
  readonly reference: string
  /** The jump to what a check asks to put right. */
  readonly fixOf: FixOf
  readonly onMade: (made: MadeWorksheets) => void
  readonly onClose: () => void
}

export function FdaModal({ shipmentId, reference, fixOf, onMade, onClose }: Props) {
  const language = useLanguage()
  const texts = useTexts(en)
  const run = useWorksheets(shipmentId, { onMade, onStarted: onClose })
  const checks = usePreflight(shipmentId, 'fda', { refused: run.refused })
  const [password, setPassword] = useState('')
  const { list } = run
  const worksheets = list.data?.data.worksheets ?? []
  const isEmpty = list.data !== undefined && worksheets.length === 0
  const blocked = blockedBecause(language, {
    isLoaded: list.data !== undefined,
    isEmpty,
    hasBadCode: hasBadCode(run.typed),
    stops: stopsOf(checks),
    password,
  })
  const submit = () => {
    if (!blocked && !run.isRunning) void run.generate(password)
  }
  useSubmitKey(submit)
  /** What waits to be saved goes on its way; what cannot be saved stays for the next time. */
  const close = () => {
    void run.settle()
    onClose()
  }
  const fixHere: FixOf = ({ fix, item, field = 'worksheet' }) =>
    fix.place === 'fda-worksheets' && item
      ? fixedHere(language, () => focusOn(`fda-${isOfTruck(field) ? worksheets[0]?.key : item}-${field}`))
      : undefined
  const footer = (
    <MakeFooter action={texts.generate} blocked={blocked} isRunning={run.isRunning} onCancel={close} onMake={submit}>
      <Saved face={run.face} onRetry={() => void run.settle()} />
    </MakeFooter>
  )
  return (
    <Dialog title={texts.generate} subtitle={reference} onClose={close} footer={footer} width={960}>
      <div className={css.body}>
        <FailureAlert text={run.failure} onClose={run.forget} />
        {list.isPending && <Loading sentence={texts.loading} rows={3} widths={[240, 120]} />}
        {list.error && <ErrorNotice inline title={failureText(list.error, texts.loadFailed)} query={list} />}
        {isEmpty && <EmptyState icon="check" title={texts.noneNeeded} text={texts.noneHint} />}
        {worksheets.length > 0 && (
          <>
            <PreflightPanel state={checks} fixOf={(check) => fixHere(check) ?? fixOf(check)} />
            <p className="sm dim">
              {texts.worksheetsNeeded(worksheets.length)}. {texts.editHint}
            </p>
          </>
        )}
        <TruckFields worksheets={worksheets} typed={run.typed} onEdit={run.edit} />
        {worksheets.length > 0 && <h3>{texts.productsTitle}</h3>}
        {worksheets.map((worksheet, at) => (
          <WorksheetFields
            key={worksheet.key}
            worksheet={worksheet}
            isFirst={at === 0}
            typed={run.typed}
            onEdit={(field, value) => run.edit([worksheet.key], field, value)}
          />
        ))}
        {worksheets.length > 0 && (
          <>
            <p className="xs faint">{list.data?.data.note}</p>
            <DocumentPassword value={password} onChange={setPassword} />
          </>
        )}
      </div>
    </Dialog>
  )
}

function Saved({ face, onRetry }: { readonly face: SaveFace; readonly onRetry: () => void }) {
  const texts = useTexts(en)
  if (face.kind === 'idle') return null
  if (face.kind === 'saving') return <span className="dim">{texts.saving}</span>
  if (face.kind === 'saved')
    return (
      <span className={css.saved}>
        <Icon name="check" size={12} /> {texts.saved}
      </span>
    )
  return (
    <span className={css.notSaved} role="alert">
      {texts.notSaved(face.why)} <TextButton onClick={onRetry}>{texts.retry}</TextButton>
    </span>
  )
}

type Facts = {
  readonly isLoaded: boolean
  readonly isEmpty: boolean
  readonly hasBadCode: boolean
  readonly stops: number
  readonly password: string
}

function blockedBecause(
  language: Language,
  { isLoaded, isEmpty, hasBadCode, stops, password }: Facts,
): string | undefined {
  const texts = wordsIn(language, en)
  const preflightTexts = wordsIn(language, preflightEn)
  if (!isLoaded) return texts.loading
  if (isEmpty) return texts.noneNeeded
  if (hasBadCode) return texts.correctCode
  if (stops > 0) return preflightTexts.settleFirst(stops)
  return password === '' ? texts.needPassword : undefined
}
