// A decision as it travels: amounts as text, questions with the words of the kind or condition they are about.

import type { z } from 'zod'
import type { originDecision } from '#contract/origin.ts'
import { type InEach, inEach } from '#domain/language.ts'
import type { OriginAnswer } from '#domain/origin/decide.ts'
import type { Assumption, Attempt, OriginQuestion, Shortfall, ValueSum } from '#domain/origin/decision.ts'
import { evidenceToKeep } from '#domain/origin/evidence.ts'
import type { OriginCase } from '#domain/origin/recipe.ts'
import type { OriginLaw } from '#domain/origin/rule.ts'

type Answer = z.input<typeof originDecision>
type WireAssumption = Exclude<Answer, { outcome: 'invalid' }>['assumptions'][number]

const PERCENT_DECIMALS = 2

/** `given`: the case that was decided. */
export function toAnswer(law: OriginLaw, given: OriginCase, answer: OriginAnswer): Answer {
  if (answer.outcome === 'invalid')
    return { outcome: 'invalid', problems: answer.problems.map((each) => ({ ...each })) }
  const { code, version, rule, letter, clauses, failing } = answer
  const shared = {
    code,
    version,
    rule,
    letter,
    clauses: [...clauses],
    failing: [...failing],
    attempts: answer.attempts.map((each) => attemptOf(law, each)),
    assumptions: answer.assumptions.map((each) => assumptionOf(law, each)),
    evidence: evidenceToKeep(given, answer).map(({ evidence, materials }) => ({ evidence, materials: [...materials] })),
  }
  if (answer.outcome === 'originating')
    return {
      outcome: 'originating',
      ...shared,
      criterion: answer.criterion,
      article: answer.article,
      usesDeMinimis: answer.usesDeMinimis,
    }
  if (answer.outcome === 'not-originating') return { outcome: 'not-originating', ...shared }
  return {
    outcome: 'unknown',
    ...shared,
    missing: answer.missing.map((each) => questionOf(law, each)),
    isBeyondUs: answer.isBeyondUs ?? false,
  }
}

const attemptOf = (
  law: OriginLaw,
  { page, changes, deMinimis, sums, shortfalls, questions, clauses, rule, letter, isMet }: Attempt,
) => ({
  rule,
  letter,
  isMet,
  page: page ?? null,
  changes: changes.map((each) => ({ ...each })),
  deMinimis: deMinimis
    ? {
        by: deMinimis.by,
        materials: [...deMinimis.materials],
        percent: deMinimis.percent?.toFixed(PERCENT_DECIMALS) ?? null,
        isMet: deMinimis.isMet,
        excludedBy: deMinimis.excludedBy ?? null,
      }
    : null,
  sums: sums.map(sumOf),
  shortfalls: shortfalls.map((each) => ({
    reason: each.reason,
    of: ofShortfall(each),
    words:
      each.reason === 'condition' || each.reason === 'kind' ? ofShortfall(each).flatMap((id) => wordsOf(law, id)) : [],
  })),
  questions: questions.map((each) => questionOf(law, each)),
  clauses: [...clauses],
})

const sumOf = ({ method, of, foreign, terms, percent, required, isMet }: ValueSum) => ({
  method,
  of: of?.toFixed() ?? null,
  foreign: foreign?.toFixed() ?? null,
  terms: terms.map(({ material, value }) => ({ material, value: value?.toFixed() ?? null })),
  percent: percent?.toFixed(PERCENT_DECIMALS) ?? null,
  required,
  isMet,
})

function ofShortfall(shortfall: Shortfall): string[] {
  switch (shortfall.reason) {
    case 'no-change':
      return [...shortfall.facts.materials]
    case 'value-content':
      return shortfall.facts.sums.map(({ method }) => method)
    case 'condition':
      return [shortfall.facts.condition]
    case 'kind':
      return [...shortfall.facts.kinds]
    case 'clause':
      return [shortfall.facts.clause, ...shortfall.facts.materials]
  }
}

function questionOf(law: OriginLaw, { question, key, of }: OriginQuestion) {
  const [words] = of === undefined ? [] : wordsOf(law, of)
  return { question, key, of, ...(words && { words }) }
}

/** Of a kind of goods or a condition; none for anything else. */
function wordsOf(law: OriginLaw, id: string): InEach[] {
  const row = law.kinds.get(id) ?? law.conditions.get(id)
  return row ? [inEach(row)] : []
}

function assumptionOf(law: OriginLaw, assumed: Assumption): WireAssumption {
  if (assumed.reason === 'older-code') {
    const { code, older } = assumed.facts
    return { reason: assumed.reason, code, older: [...older] }
  }
  if (assumed.reason !== 'kind-by-description') return { reason: assumed.reason }
  const { of, is, kind } = assumed.facts
  return { reason: assumed.reason, of, is, words: wordsOf(law, kind)[0] ?? inEach({ en: kind }) }
}
