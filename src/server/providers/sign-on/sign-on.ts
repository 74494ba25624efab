// Somebody else says who a person is: the provider of single sign-on, OpenID Connect Core 1.0.

/** What the browser's key makes of one try; the provider is told the state, the nonce and a hash of the verifier. */
export type Ceremony = {
  readonly redirectUri: string
  readonly state: string
  readonly nonce: string
  readonly verifier: string
  /** Given where the person has to sign in at the provider after this instant, whatever session is open there. */
  readonly since: Date | undefined
}

/** Of an ID token whose signature, issuer, audience, times and nonce are good. */
export type Identity = {
  readonly issuer: string
  readonly subject: string
  /** In lower case; undefined where the provider says none. */
  readonly email: string | undefined
  readonly isEmailVerified: boolean
}

/** Why an answer is not good, for the log: whose clock, address or setting it is; nothing of the token itself. */
export type RefusedAnswer = { readonly refused: string }

export type SignOn = {
  readonly issuer: string
  /** As the button names it. */
  readonly label: string
  /** Where the browser goes. Throws ProviderError while the provider cannot be reached or read. */
  address(ceremony: Ceremony): Promise<string>
  /**
   * Who the provider says came back; `query` is what it put on the address. Refused is an answer that is not good, is not of this ceremony, or
   * was given before. Throws as `address`.
   */
  identify(ceremony: Ceremony, query: string): Promise<Identity | RefusedAnswer>
  /** Where a person signs out of the provider too; undefined where it offers none, or is away. */
  leaving(returnTo: string): Promise<string | undefined>
}
