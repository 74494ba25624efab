// Why goods that may not enter may enter after all.
export const texts = {
  record: 'Record why it may enter',
  change: 'Change the reason',
  withdraw: 'Withdraw',
  withdrawTitle: 'Withdraw the permission?',
  withdrawText: (name: string) => `${name} stops invoices again.`,
  title: 'Why it may enter',
  reason: 'Reason',
  reasonHint:
    'What makes this item lawful although its kind is prohibited. It is printed with the checks of the invoice.',
  citation: 'Rule, ruling or licence',
  citationHint: 'Such as a heading, a ruling number or a licence number.',
  needReason: 'Give the reason.',
  needCitation: 'Give the rule, ruling or licence it rests on.',
  holdsFor: 'It holds for the code and the origin the item has now. If either changes, the item is prohibited again.',
  save: 'Record',
  recorded: (name: string) => `Recorded why ${name} may enter`,
  withdrawn: (name: string) => `The permission of ${name} is withdrawn`,
  saveFailed: 'Failed to record why the goods may enter',
  withdrawFailed: 'Failed to withdraw the permission',
  notProhibited: (name: string) => `${name} is not prohibited today, so there is nothing to permit.`,
  noPermission: 'No permission is recorded for this item.',
  onPaper: (name: string, reason: string, citation: string, by: string, at: string) =>
    `${name} is of a prohibited kind. ${by} recorded on ${at} why it may enter: ${reason} (${citation})`,
} as const
