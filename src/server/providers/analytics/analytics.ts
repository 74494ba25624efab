// Counting of page views by a service of the operator's choice. No visitor's address is ever handed on.

export interface Analytics {
  /** Whether anything is counted at all. */
  readonly counts: boolean
  /** Tells the service of one page view. Throws ProviderError. */
  report(view: PageView): Promise<void>
}

/** `path` without query; `referrer` an address or empty; `language` and `userAgent` as the browser gives them, perhaps empty. */
export type PageView = {
  readonly path: string
  readonly referrer: string
  readonly language: string
  readonly userAgent: string
}

/** Nothing is counted. */
export const noAnalytics: Analytics = { counts: false, report: async () => undefined }
