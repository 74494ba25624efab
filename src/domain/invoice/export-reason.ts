// Why goods are exported. Source: 19 CFR 141.86(a)(2), (6).

export const EXPORT_REASONS = ['sale', 'own_stock', 'sample', 'return'] as const
export type ExportReason = (typeof EXPORT_REASONS)[number]

/** Stock of one's own that goes to Amazon is not sold yet: nobody but the person says that it is. */
export const defaultReason = (goesToAmazon: boolean): ExportReason => (goesToAmazon ? 'own_stock' : 'sale')
