// Kinds of records that an import can take in.

/** In the order in which they refer to each other. */
export const IMPORT_KINDS = ['clients', 'shipments', 'items', 'boxes', 'plans', 'catalogue'] as const
export type ImportKind = (typeof IMPORT_KINDS)[number]
