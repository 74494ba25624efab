// The signed certificates that name a product, each with what it rests on and whether that still holds.
import { Link } from 'react-router'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { getOriginFolder } from '#contract/origin-folder.ts'
import { parseDate } from '#domain/calendar.ts'
import { formatHtsCode } from '#domain/hts-code.ts'
import { texts as en } from '#texts/en/origin-folder.ts'
import { dateIn, listIn } from '#words/local-text.ts'
import { printedCriterion } from '#words/papers/certificate.ts'
import { usePlaces } from '../../api/places.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { Tag } from '../../ui/tag.tsx'
import { whenText } from '../../ui/when-text.ts'
import css from './origin-coach.module.css'

type Certificate = AnswerOf<typeof getOriginFolder>['data']['certificates'][number]

const TONES = { holds: 'ok', outdated: 'bad', stated: 'warn', ended: 'info' } as const

export function FolderCertificates({ certificates }: { readonly certificates: readonly Certificate[] }) {
  const texts = useTexts(en)
  return (
    <div>
      <h3>{texts.certificates}</h3>
      {certificates.length === 0 && <p className="sm dim">{texts.noCertificates}</p>}
      <ul className={css.list}>
        {certificates.map((each) => (
          <OneCertificate key={`${each.fileName} ${each.sku}`} certificate={each} />
        ))}
      </ul>
    </div>
  )
}

function OneCertificate({ certificate }: { readonly certificate: Certificate }) {
  const language = useLanguage()
  const texts = useTexts(en)
  const places = usePlaces()
  const { number, signedAt, criterion, code, lastClaim, isListed, shipmentId, basis } = certificate
  const day = parseDate(lastClaim)
  const name = texts.certificate(number, whenText(language, signedAt))
  const reasons = basis.reasons.map((reason) => texts.reasons[reason])
  return (
    <li className="sm">
      {shipmentId ? <Link to={places.shipment(shipmentId)}>{name}</Link> : name}{' '}
      <Tag tone={TONES[basis.state]}>{texts.states[basis.state]}</Tag>
      <div className="xs dim">
        {texts.criterion(printedCriterion(criterion), formatHtsCode(code))}
        {day && ` · ${texts.claimsUntil(dateIn(language, day))}`}
        {!isListed && ` · ${texts.offList}`}
      </div>
      {basis.state === 'outdated' && (
        <div className="xs">
          {texts.because(listIn(language, reasons))} {texts.decideAgain}
        </div>
      )}
    </li>
  )
}
