// What is left of the day's checks and lookups, over the tools that use them up.
import { texts as en } from '#texts/en/tools.ts'
import { useTexts } from '../language/page-language.tsx'

/** Nulls where there is no limit. */
type Quota = { readonly left: number | null; readonly limit: number | null }
type Props = { readonly quota: Quota | undefined }

/** Keeps its place while the number is not known yet. */
export function QuotaLine({ quota }: Props) {
  const texts = useTexts(en)
  const isLimited = quota && quota.left !== null && quota.limit !== null
  return (
    <p className="xs dim" aria-live="polite" style={{ minHeight: 16 }}>
      {quota && (isLimited ? texts.left(quota.left, quota.limit) : texts.noLimit)}
    </p>
  )
}
