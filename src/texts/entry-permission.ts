// Why goods that may not enter may enter after all.
export const texts = {
  saveFailed: 'Failed to record why the goods may enter',
  withdrawFailed: 'Failed to withdraw the permission',
  notProhibited: (name: string) => `${name} is not prohibited today, so there is nothing to permit.`,
  noPermission: 'No permission is recorded for this item.',
  onPaper: (name: string, reason: string, citation: string, by: string, at: string) =>
    `${name} is of a prohibited kind. ${by} recorded on ${at} why it may enter: ${reason} (${citation})`,
} as const
