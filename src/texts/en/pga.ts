// Partner agencies: what they may want for goods of a code.
export const texts = {
  failed: 'Failed to load PGA information',
  note: 'A guide by the first digits of the code. The look-up of your broker in the customs system decides.',
  fourDigits: 'Give at least the first four digits of the HTS code.',
} as const
