// A line above the shipments while certificates end soon and were not renewed.
import { Link } from 'react-router'
import { listProductCertificates } from '#contract/product-certificates.ts'
import { texts as en } from '#texts/en/certificates.ts'
import { useEndpoint } from '../../api/hooks.ts'
import { usePlaces } from '../../api/places.ts'
import { useTexts } from '../../language/page-language.tsx'
import { Notice } from '../../ui/notice.tsx'

export function EndingCertificates() {
  const texts = useTexts(en)
  const places = usePlaces()
  const ending = useEndpoint(listProductCertificates, { query: { list: 'ending', page: 1 } })
  const total = ending.data?.pagination.total ?? 0
  if (total === 0) return null
  return (
    <Notice tone="warn" quiet>
      {texts.endingLine(total)} <Link to={places.certificates('?list=ending')}>{texts.seeEnding}</Link>
    </Notice>
  )
}
