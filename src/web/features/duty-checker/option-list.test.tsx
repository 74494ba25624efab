import { screen } from '@testing-library/react'
import { createRef } from 'react'
import { expect, it } from 'vitest'
import { texts } from '#texts/en/classification.ts'
import { renderPiece } from '../../testing/render-screen.tsx'
import type { Checked } from './checked-duty.ts'
import { OptionList } from './option-list.tsx'

const CHECKED: Checked = {
  asin: 'B0DEMO0020',
  productTitle: 'Soy candle',
  productSource: null,
  productSourceCode: null,
  requiresTitle: false,
  requiresSelection: true,
  message: null,
  messageReason: null,
  htsOptions: [],
  findings: [],
  question: null,
  followUp: null,
  result: null,
  countryOfOrigin: 'CN',
  cadValue: 6.85,
  usdValue: 5.07,
  exchangeRate: { cadToUsd: 0.74, usdToCad: 1.3514, asOf: null, source: 'fallback' },
}

it('says why the codes are not those of the language model', () => {
  const notice = texts.notice['model-failed']
  renderPiece(
    <OptionList
      checked={{ ...CHECKED, notice, noticeReason: 'model-failed' }}
      heading={createRef()}
      picked={undefined}
      onPick={() => undefined}
      question={null}
    />,
  )
  expect(screen.getByRole('status').textContent).toContain(notice)
})
