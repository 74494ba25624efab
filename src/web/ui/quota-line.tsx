// What is left of the day's checks and lookups, over the tools that use them up.
type Quota = { readonly left: number; readonly limit: number }
type Props = { readonly quota: Quota | undefined; readonly text: (left: number, limit: number) => string }

/** Keeps its place while the number is not known yet. */
export const QuotaLine = ({ quota, text }: Props) => (
  <p className="xs dim" aria-live="polite" style={{ minHeight: 16 }}>
    {quota && text(quota.left, quota.limit)}
  </p>
)
