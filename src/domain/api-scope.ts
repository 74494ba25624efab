// What a system with an API key may do: each key names it, and what it does not name is refused.

export const API_SCOPES = ['import', 'change-email', 'export'] as const
export type ApiScope = (typeof API_SCOPES)[number]
