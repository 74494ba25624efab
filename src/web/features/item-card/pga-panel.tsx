// Which partner agencies may want papers for the code of an item: closed with a count, opened with flag, level, why and papers.

import type { AnswerOf } from '#contract/endpoint.ts'
import { lookUpPga } from '#contract/lookups.ts'
import { parseHtsCode } from '#domain/hts-code.ts'
import { texts as en } from '#texts/en/item.ts'
import { texts as pgaEn } from '#texts/en/pga.ts'
import { ApiFailure } from '../../api/failures.ts'
import { useEndpoint } from '../../api/hooks.ts'
import type { Item } from '../../api/shipment-item.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { ErrorNotice } from '../../ui/error-notice.tsx'
import { Tag, type Tone } from '../../ui/tag.tsx'
import { Term } from '../../ui/term.tsx'
import css from './pga-panel.module.css'

/** The table changes with a release: an answer holds for an hour. */
const FRESH_MS = 3_600_000

type Agency = AnswerOf<typeof lookUpPga>['pga']['agencies'][number]

const TONES: Readonly<Record<Agency['level'], Tone | undefined>> = {
  required: 'warn',
  may_be_required: undefined,
  advisory: undefined,
}

export function PgaPanel({ item }: { readonly item: Item }) {
  const language = useLanguage()
  const texts = useTexts(en)
  const pgaTexts = useTexts(pgaEn)
  const htsCode = item.htsCode && parseHtsCode(item.htsCode) ? item.htsCode : undefined
  const query = useEndpoint(
    lookUpPga,
    { body: { htsCode: htsCode ?? '' } },
    { enabled: htsCode !== undefined, freshFor: FRESH_MS },
  )
  if (!htsCode) return null
  if (query.error instanceof ApiFailure && query.error.status === 400)
    return <p className="sm dim">{query.error.said(language)}</p>
  if (query.error && !query.isFetching)
    return <ErrorNotice inline title={pgaTexts.failed} onRetry={() => void query.refetch()} />
  const pga = query.data?.pga
  if (!pga) return <p className="xs faint">{texts.pgaLoading}</p>
  return (
    <details className={css.panel}>
      <summary className={css.summary}>
        <span className={css.title}>{texts.pga}</span>
        <span className="xs dim">
          {pga.agencies.length === 0 ? texts.pgaNoneListed : texts.pgaCount(pga.agencies.length)}
        </span>
        {pga.requirementLevel !== 'none' && (
          <Tag tone={TONES[pga.requirementLevel]}>{texts.pgaLevels[pga.requirementLevel]}</Tag>
        )}
      </summary>
      {pga.agencies.length === 0 && <p className="sm dim">{texts.pgaNone}</p>}
      <ul className={css.list}>
        {pga.agencies.map((agency) => (
          <AgencyLine key={`${agency.agency} ${agency.flag} ${agency.why}`} agency={agency} />
        ))}
      </ul>
      <p className={css.note}>
        <Term of="pga" /> {pga.note} {texts.pgaData(pga.dataVersion)}
      </p>
    </details>
  )
}

function AgencyLine({ agency }: { readonly agency: Agency }) {
  const texts = useTexts(en)
  return (
    <li>
      <p className={css.head}>
        <b>{agency.agency}</b>
        {agency.flag && <span className="xs mono">{texts.pgaFlag(agency.flag)}</span>}
        <Tag tone={TONES[agency.level]}>{texts.pgaLevels[agency.level]}</Tag>
        <span className="xs faint">{texts.pgaConfidence[agency.confidence]}</span>
      </p>
      <p className="sm dim">{agency.why}</p>
      {agency.documents.length > 0 && (
        <p className="xs dim">
          {texts.pgaDocuments}: {agency.documents.join(', ')}
        </p>
      )}
    </li>
  )
}
