// The forms of the public tools as the landing page opens them: what is sent goes to the page of the tool, which has the room.
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useDayQuota } from '../../api/use-visit.ts'
import { DutyForm } from '../../features/duty-checker/duty-form.tsx'
import { dutySearch, NO_INPUTS } from '../../features/duty-checker/duty-inputs.ts'
import { FeeTablesLoaded } from '../../features/fee-calculator/fee-calculator.tsx'
import { FeeForm } from '../../features/fee-calculator/fee-form.tsx'
import { feeSearch, NO_FEE_INPUTS } from '../../features/fee-calculator/fee-inputs.ts'
import { MakerForm } from '../../features/maker-lookup/maker-form.tsx'
import { type MakerInputs, makerSearch } from '../../features/maker-lookup/maker-inputs.ts'
import { PATHS } from '../../paths.ts'
import { QuotaLine } from '../../ui/quota-line.tsx'
import { askingToRun } from './run-asked.ts'
import css from './tool-page.module.css'

export type LandingTool = 'classifier' | 'manufacturer-lookup' | 'fee-calculator'

export function LandingToolForm({ tool }: { readonly tool: LandingTool }) {
  if (tool === 'classifier') return <Classifier />
  return tool === 'manufacturer-lookup' ? <MakerLookup /> : <FeeCalculator />
}

function Classifier() {
  const [inputs, setInputs] = useState(NO_INPUTS)
  const navigate = useNavigate()
  const send = () => navigate(`${PATHS.classifier}?${dutySearch(inputs)}`, { state: askingToRun() })
  return (
    <>
      <LeftToday />
      <DutyForm inputs={inputs} onChange={setInputs} onSubmit={send} />
    </>
  )
}

const NO_MAKER_INPUTS: MakerInputs = { asin: '', origin: null, title: '' }

function MakerLookup() {
  const [inputs, setInputs] = useState(NO_MAKER_INPUTS)
  const navigate = useNavigate()
  const send = () => navigate(`${PATHS.makerLookup}?${makerSearch(inputs)}`, { state: askingToRun() })
  return (
    <>
      <LeftToday />
      <MakerForm inputs={inputs} onChange={setInputs} onSubmit={send} />
    </>
  )
}

function FeeCalculator() {
  const [inputs, setInputs] = useState(NO_FEE_INPUTS)
  const navigate = useNavigate()
  return (
    <FeeTablesLoaded>
      {({ tables }) => (
        <FeeForm
          inputs={inputs}
          onChange={setInputs}
          onSubmit={() => navigate(`${PATHS.feeCalculator}?${feeSearch(inputs)}`)}
          limits={tables}
        />
      )}
    </FeeTablesLoaded>
  )
}

function LeftToday() {
  return (
    <div className={css.left}>
      <QuotaLine quota={useDayQuota()} />
    </div>
  )
}
