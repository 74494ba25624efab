// What a candidate line is called: in plain words first, where it stands, and behind a button the legal text and a ruling on like goods.
import { useState } from 'react'
import { texts } from '#texts/classification.ts'
import type { Candidate } from './candidate-rules.ts'
import css from './candidates.module.css'

export function CandidateTitles({ candidate }: { readonly candidate: Candidate }) {
  const [isOpen, setIsOpen] = useState(false)
  const legal = candidate.fullTitle.split(' > ').slice(1).join(' > ')
  const isLegal = legal !== '' && !candidate.path.join(' > ').includes(legal)
  return (
    <>
      <p className="sm">{candidate.description}</p>
      {candidate.path.length > 1 && <p className={`xs faint ${css.path}`}>{candidate.path.slice(0, -1).join(' › ')}</p>}
      {candidate.precedent && (
        <p className="xs dim">
          <a href={candidate.precedent.url} target="_blank" rel="noreferrer">
            {texts.ruling(candidate.precedent.ruling)}
          </a>
        </p>
      )}
      {isLegal && (
        <>
          <button
            type="button"
            className={css.more}
            aria-expanded={isOpen}
            aria-label={`${texts.legalText}, ${candidate.formattedHtsCode}`}
            onClick={() => setIsOpen(!isOpen)}
          >
            {texts.legalText}
          </button>
          {isOpen && <p className={`xs dim ${css.legal}`}>{legal}</p>}
        </>
      )}
    </>
  )
}
