// The dossier of origin as a finished view: every word is decided here, the renderer only lays it out. In English: US customs reads it.
import { dateText, day } from '#domain/calendar.ts'
import { countryName } from '#domain/countries.ts'
import { formatHtsCode, htsDigits } from '#domain/hts-code.ts'
import { decidingAttempt } from '#domain/origin/decision.ts'
import { texts as coach } from '#texts/en/origin-coach.ts'
import { texts } from '#texts/en/origin-dossier.ts'
import { listIn } from '../local-text.ts'
import { assumptionText, changesText, changeWord, evidenceText, outcomeText, sumResult } from '../origin.ts'
import { clauseText, ruleName } from '../origin-rules.ts'
import { printedCriterion } from './certificate.ts'
import type { DossierFacts, DossierMaterial, DossierRecipe } from './dossier-facts.ts'

type Column = { readonly header: string; readonly share: number; readonly isNumber?: boolean }
type DossierSection = {
  readonly title: string
  readonly fields: readonly { readonly label: string; readonly value: string }[]
  readonly paragraphs: readonly string[]
  readonly table: { readonly columns: readonly Column[]; readonly rows: readonly (readonly string[])[] } | null
}

export type OriginDossier = {
  readonly title: string
  readonly product: string
  readonly author: string
  readonly subject: string
  readonly identity: readonly string[]
  readonly sections: readonly DossierSection[]
  readonly notes: readonly string[]
}

export function originDossier(facts: DossierFacts): OriginDossier {
  const { product, sku, firm, printedOn } = facts
  return {
    title: texts.title,
    product,
    author: firm,
    subject: texts.subject(product),
    identity: [texts.product(product, sku), texts.madeOn(firm, dateText(printedOn)), texts.agreement],
    sections: [
      goodSection(facts),
      decisionSection(facts),
      ...materialSections(facts),
      certificateSection(facts),
      decisionsSection(facts),
      answerSection(facts),
      versionSection(facts),
    ],
    notes: [texts.note],
  }
}

const EMPTY = { fields: [], paragraphs: [], table: null }
const dayText = (text: string): string => dateText(day(text))

/** The latest version of the recipe the product has now. */
const recipeNow = ({ versions }: DossierFacts) => versions.find(({ isNow }) => isNow)

/** What a decision calls 'm1', as the recipe names it. */
const namesIn = (recipe: DossierRecipe | undefined) => (id: string) =>
  recipe?.materials.find((each) => each.id === id)?.description || id

function goodSection(facts: DossierFacts): DossierSection {
  const recipe = recipeNow(facts)?.content
  const field = (label: string, value: string) => (value ? [{ label, value }] : [])
  return {
    ...EMPTY,
    title: texts.good,
    fields: [
      ...field(texts.description, facts.description),
      ...field(texts.code, facts.htsCode ? formatHtsCode(htsDigits(facts.htsCode)) : texts.noCode),
      ...(recipe
        ? [
            ...field(texts.producedIn, countryName(recipe.producedIn)),
            ...field(
              texts.processes,
              listIn(
                'en',
                recipe.processes.map((each) => coach.processes[each]),
              ),
            ),
            ...field(texts.price, amountOf(recipe, recipe.transactionValue)),
            ...field(texts.netCost, amountOf(recipe, recipe.netCost)),
          ]
        : []),
      ...field(texts.kept, facts.keepUntil ? texts.keepUntil(dayText(facts.keepUntil)) : texts.notClaimed),
    ],
  }
}

const amountOf = ({ currency, amountsFor }: DossierRecipe, amount: string | null | undefined): string =>
  amount ? texts.amountOf(amount, currency, String(amountsFor)) : ''

function decisionSection(facts: DossierFacts): DossierSection {
  const { latest } = facts
  const decision = latest?.decision
  if (!latest || !decision || decision.outcome === 'invalid')
    return { ...EMPTY, title: texts.decision, paragraphs: [texts.none] }
  const nameOf = namesIn(recipeNow(facts)?.content)
  const { title, note } = outcomeText('en', decision)
  const tried = decidingAttempt(decision)
  const rule = ruleName('en', decision.rule, decision.letter)
  return {
    ...EMPTY,
    title: texts.decision,
    paragraphs: [
      [`${title}.`, note && `${note}.`].filter(Boolean).join(' '),
      `${latest.page === null ? rule : texts.rulePage(rule, String(latest.page))}.`,
      ...(tried ? [changesText('en', tried.changes, nameOf)] : []),
      ...(tried?.sums ?? []).map(sumText),
      ...decision.clauses.flatMap((clause) => clauseText('en', clause) ?? []),
      ...decision.assumptions.map((each) => assumptionText('en', each, nameOf)),
      ...decision.evidence.map((each) => evidenceText('en', each, nameOf)),
      texts.decidedOn(dayText(latest.decidedOn), latest.decidedBy, String(latest.recipeVersion)),
      texts.law(latest.rules, latest.release),
      latest.stale.length === 0
        ? texts.holds
        : texts.stale(latest.stale.map((each) => texts.staleReasons[each]).join(', ')),
    ],
  }
}

function sumText(sum: Parameters<typeof sumResult>[1]): string {
  const { title, percent, word } = sumResult('en', sum)
  return texts.sum(title, sum.of ?? texts.unknown, sum.foreign ?? texts.unknown, `${percent}. ${word}`)
}

function materialSections(facts: DossierFacts): readonly DossierSection[] {
  const version = recipeNow(facts)
  if (!version) return []
  const { content } = version
  const decision = facts.latest?.decision
  const tried = decision && decision.outcome !== 'invalid' ? decidingAttempt(decision) : undefined
  const changes = new Map(tried?.changes.map(({ material, change }) => [material, change]))
  return [
    {
      ...EMPTY,
      title: texts.materials(String(version.version)),
      table: {
        columns: [
          { header: texts.material, share: 25 },
          { header: texts.materialCode, share: 11 },
          { header: texts.origin, share: 12 },
          { header: texts.originates, share: 11 },
          { header: texts.change, share: 15 },
          { header: texts.supplier, share: 14 },
          { header: texts.share, share: 9, isNumber: true },
          { header: texts.value(content.currency), share: 13, isNumber: true },
        ],
        rows: content.materials.map((material) => {
          const change = changes.get(material.id)
          return [
            material.description || material.id,
            codeOf(material),
            material.origin ? countryName(material.origin) : texts.unknown,
            texts.truth[material.originating],
            change === undefined ? '' : changeWord('en', change),
            material.supplier,
            percentOf(material),
            material.value ?? '',
          ]
        }),
      },
    },
  ]
}

const codeOf = ({ code }: DossierMaterial): string => (code ? formatHtsCode(code) : '')
const percentOf = ({ weightSharePercent: share }: DossierMaterial): string =>
  share === null || share === undefined ? '' : `${share}%`

const certificateSection = ({ certificates }: DossierFacts): DossierSection =>
  table(
    texts.certificates,
    [
      { header: texts.certificate, share: 24 },
      { header: texts.signed, share: 14 },
      { header: texts.criterion, share: 22 },
      { header: texts.until, share: 16 },
      { header: texts.restsOn, share: 24 },
    ],
    certificates.map(({ number, sku, code, criterion, signedOn, lastClaim, decidedOn, state }) => [
      `${number}, ${sku}`,
      signedOn,
      `${printedCriterion(criterion)}; ${formatHtsCode(code)}`,
      dayText(lastClaim),
      decidedOn === null ? texts.statesOf[state] : `${texts.onDecision(dayText(decidedOn))}; ${texts.statesOf[state]}`,
    ]),
  )

const decisionsSection = ({ decisions }: DossierFacts): DossierSection =>
  table(
    texts.decisions,
    [
      { header: texts.day, share: 13 },
      { header: texts.by, share: 22 },
      { header: texts.version, share: 9 },
      { header: texts.outcome, share: 16 },
      { header: texts.rule, share: 22 },
      { header: texts.lawUsed, share: 18 },
    ],
    decisions.map(({ decidedOn, decidedBy, recipeVersion, outcome, criterion, rule, letter, page, rules, release }) => {
      const name = `${rule} ${letter}`.trim()
      return [
        dayText(decidedOn),
        decidedBy,
        String(recipeVersion),
        [texts.outcomes[outcome], criterion].filter(Boolean).join(', '),
        page === null ? name : texts.rulePage(name, String(page)),
        `${rules} / ${release}`,
      ]
    }),
  )

const answerSection = ({ answers }: DossierFacts): DossierSection =>
  table(
    texts.answers,
    [
      { header: texts.asked, share: 18 },
      { header: texts.declared, share: 18 },
      { header: texts.maker, share: 24 },
      { header: texts.state, share: 14 },
      { header: texts.files, share: 26 },
    ],
    answers.map(({ supplier, subject, state, recipeVersion, content, files }) => {
      const { maker, origin, originates, declaration } = content
      return [
        `${subject} (${supplier})`,
        [declaration.name, declaration.title, dayText(declaration.date)].filter(Boolean).join(', '),
        [
          [maker.name, maker.street, maker.city, countryName(maker.country)].filter(Boolean).join(', '),
          `${texts.from(countryName(origin))}, ${texts.originatesAs[originates]}`,
        ].join('; '),
        recipeVersion === null ? texts.answerStates[state] : texts.takenIn(String(recipeVersion)),
        files.map(({ name, sha256 }) => `${name} ${sha256}`).join('; '),
      ]
    }),
  )

/** Every version with its materials: what a decision of then was made on. */
const versionSection = ({ versions }: DossierFacts): DossierSection => ({
  ...EMPTY,
  title: texts.versions,
  paragraphs:
    versions.length === 0
      ? [texts.none]
      : versions.map(({ version, madeOn, madeBy, content }) => {
          const lines = content.materials.map((each) => texts.line(each.description || each.id, factsOf(each, content)))
          return `${texts.earlier(String(version), madeOn, madeBy)}: ${lines.join('; ')}`
        }),
})

const factsOf = (material: DossierMaterial, { currency }: DossierRecipe): string =>
  [
    codeOf(material),
    material.origin ? texts.from(countryName(material.origin)) : '',
    texts.originatesAs[material.originating],
    material.value ? `${material.value} ${currency}` : '',
    percentOf(material),
  ]
    .filter(Boolean)
    .join(', ')

const table = (title: string, columns: readonly Column[], rows: readonly (readonly string[])[]): DossierSection =>
  rows.length === 0 ? { ...EMPTY, title, paragraphs: [texts.none] } : { ...EMPTY, title, table: { columns, rows } }
