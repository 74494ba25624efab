import { describe, expect, it } from 'vitest'
import { ApiFailure, NoConnection } from '../../api/failures.ts'
import { signBlocked } from './sign-blocked.ts'
import { signFailureText } from './use-sign.ts'

const READY = {
  hasGoods: true,
  missing: [],
  picture: 'data:image/png;base64,AA==',
  signerName: 'Dana Roy',
  signerTitle: 'Director',
  isTicked: true,
} as const

describe('why a certificate cannot be signed', () => {
  it.each([
    [{ hasGoods: false }, 'No CUSMA Eligible Items: only items with origin US, CA or MX are eligible.'],
    [
      {
        missing: [
          { element: 7, reason: 'criterion-unconfirmed', facts: { name: 'x' } },
          { element: 9, reason: 'signer-missing', facts: {} },
        ] as const,
      },
      '1 thing is to be settled before you sign.',
    ],
    [{ picture: '' }, 'Please draw a signature'],
    [{ signerName: ' ' }, 'Please enter signer name'],
    [{ signerTitle: '' }, 'Please enter signer title'],
    [{ isTicked: false }, 'Tick the certification statement.'],
    [{}, undefined],
  ])('%o', (changes, expected) => {
    expect(signBlocked('en', { ...READY, ...changes })).toBe(expected)
  })
})

describe('what is said of a certificate that was not made', () => {
  it.each([
    [
      new ApiFailure(401, 'session-expired', () => 'Your session has expired.'),
      'Authentication failed. Please log in again.',
    ],
    [
      new ApiFailure(401, 'not-signed-in', () => 'Authentication required. Please log in again.'),
      'Authentication required. Please log in again.',
    ],
    [
      new ApiFailure(409, 'shipment-changing', () => 'Something is missing.'),
      'Error generating PDF: Something is missing.',
    ],
    [new ApiFailure(502, undefined, () => 'Download failed: 502'), 'Server error: 502 Bad Gateway'],
    [new NoConnection('no'), 'Error generating PDF: Failed to connect to server. Please try again.'],
    [new Error('bug'), 'Failed to generate CUSMA form'],
  ])('%s', (problem, expected) => {
    expect(signFailureText('en', problem)).toBe(expected)
  })
})
