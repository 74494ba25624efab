// The Brokerage Fee Calculator: its inputs stand in the address, and a link with them calculates at once.
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { texts as en } from '#texts/en/tools.ts'
import { FeeCalculator } from '../../features/fee-calculator/fee-calculator.tsx'
import { feeInputsOf, feeSearch } from '../../features/fee-calculator/fee-inputs.ts'
import { useTexts } from '../../language/page-language.tsx'
import { ToolPage } from './tool-page.tsx'

export function FeeCalculatorPage() {
  const texts = useTexts(en)
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const [inputs, setInputs] = useState(() => feeInputsOf(search))
  const asked = search.has('value') ? feeInputsOf(search) : undefined
  const ask = () => {
    navigate({ search: `${feeSearch(inputs)}` }, { replace: true })
    requestAnimationFrame(() => document.querySelector('main [role="status"]')?.scrollIntoView({ block: 'nearest' }))
  }
  return (
    <ToolPage title={texts.fees} about={texts.feesIntro}>
      <FeeCalculator inputs={inputs} onInputs={setInputs} asked={asked} onAsk={ask} />
    </ToolPage>
  )
}
