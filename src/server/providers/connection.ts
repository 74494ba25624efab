// What an installation says of a service outside: whether it is configured and where it is, never a key.

export type Connection = {
  readonly state: 'configured' | 'built-in' | 'not-configured'
  /** What it is and where, in words for staff. */
  readonly detail: string
  /** Names of the variables that configure it. */
  readonly variables: string[]
}

export const configured = (detail: string, variables: object): Connection => ({
  state: 'configured',
  detail,
  variables: Object.keys(variables),
})

export const builtIn = (detail: string, variables: object = {}): Connection => ({
  state: 'built-in',
  detail,
  variables: Object.keys(variables),
})

export const notConfigured = (detail: string, variables: object = {}): Connection => ({
  state: 'not-configured',
  detail,
  variables: Object.keys(variables),
})

/** Host and port alone: an address may carry a name and a password. */
export const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).host : '')
