// Behind a candidate's whole reason: where its line stands in plain words, the legal text, and a ruling on like goods.
import { texts as en } from '#texts/en/classification.ts'
import { useTexts } from '../../language/page-language.tsx'
import type { Candidate } from './candidate-rules.ts'
import css from './candidates.module.css'

export function CandidateTitles({ candidate }: { readonly candidate: Candidate }) {
  const texts = useTexts(en)
  const { path, precedent } = candidate
  const legal = candidate.fullTitle.split(' > ').slice(1).join(' > ')
  const isLegal = legal !== '' && !path.join(' > ').includes(legal)
  return (
    <dl className={`xs dim ${css.titles}`}>
      <dt>{texts.standsIn}</dt>
      <dd>{path.join(' › ')}</dd>
      {isLegal && (
        <>
          <dt>{texts.legalText}</dt>
          <dd>{legal.replaceAll(' > ', ' › ')}</dd>
        </>
      )}
      {precedent && (
        <>
          <dt>{texts.likeGoods}</dt>
          <dd>
            <a href={precedent.url} target="_blank" rel="noreferrer">
              {texts.ruling(precedent.ruling)}
            </a>
          </dd>
        </>
      )}
    </dl>
  )
}
