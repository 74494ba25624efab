// The ASIN Manufacturer Lookup: its inputs stand in the address, so that a link can be shared.
import { useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { texts as en } from '#texts/en/tools.ts'
import { makerBody, makerInputsOf, makerSearch } from '../../features/maker-lookup/maker-inputs.ts'
import { MakerLookup } from '../../features/maker-lookup/maker-lookup.tsx'
import { seenRun } from '../../features/maker-lookup/seen-maker.ts'
import { useTexts } from '../../language/page-language.tsx'
import { Tag } from '../../ui/tag.tsx'
import { askedRun, askingToRun } from './run-asked.ts'
import { ToolPage } from './tool-page.tsx'

export function MakerLookupPage() {
  const texts = useTexts(en)
  const [search] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const [inputs, setInputs] = useState(() => makerInputsOf(search))
  const body = makerBody(makerInputsOf(search))
  const run = askedRun(state) ?? (body && seenRun(body))
  const asked = run && body ? { body, run } : undefined
  const ask = () => navigate({ search: `${makerSearch(inputs)}` }, { replace: true, state: askingToRun() })
  const tags = (
    <>
      <Tag tone="ai" icon="spark">
        {texts.experimental}
      </Tag>
      <Tag tone="ai">{texts.aiGenerated}</Tag>
    </>
  )
  return (
    <ToolPage title={texts.maker} about={texts.makerAbout} tags={tags}>
      <MakerLookup inputs={inputs} onInputs={setInputs} asked={asked} onAsk={ask} />
    </ToolPage>
  )
}
