// The dossier of a product: its folder printed as one paper. Nothing is kept: it is printed anew from what is kept.
import { originDecision } from '#contract/origin.ts'
import { recipeContent } from '#contract/product-origin.ts'
import { dateText, utcDay } from '#domain/calendar.ts'
import type { DossierFacts } from '#words/papers/dossier-facts.ts'
import { originDossier } from '#words/papers/origin-dossier.ts'
import { printPaper } from '../../documents/print-paper.ts'
import { basisOf } from '../../records/cusma/certified-basis.ts'
import type { Scope } from '../../scope.ts'
import { findClient } from '../../store/clients.ts'
import { type FolderNeeds, type FolderRows, keptUntil, readFolderRows, ruleOf } from './folder.ts'

/** Throws `missing` for a product that is not the client's, and what printing throws. */
export async function printDossier(needs: FolderNeeds, scope: Scope, product: string) {
  const rows = await readFolderRows(needs, scope, product)
  const client = await findClient(needs.db, scope.clientId)
  const view = originDossier({ ...factsOf(needs, rows), firm: client?.name ?? '', printedOn: needs.today() })
  const bytes = await printPaper(scope.clientId, { kind: 'origin-dossier', view })
  return { filename: `Origin-${product.replaceAll(/[^\w.-]+/g, '-')}.pdf`, bytes }
}

function factsOf(needs: FolderNeeds, rows: FolderRows): Omit<DossierFacts, 'firm' | 'printedOn'> {
  const { facts, latest, product } = rows
  const decidedAt = new Map(rows.decisions.map((row) => [row.id, row.decided_on]))
  return {
    product,
    sku: facts.sku ?? '',
    description: facts.description ?? '',
    htsCode: facts.hts_code,
    keepUntil: keptUntil(rows),
    latest: latest
      ? {
          decidedOn: latest.decided_on,
          decidedBy: latest.decided_by,
          recipeVersion: latest.recipe_version,
          rules: latest.rules_version,
          release: latest.release,
          stale: latest.stale,
          decision: originDecision.parse(latest.decision),
          page: ruleOf(latest.decision).page,
        }
      : null,
    versions: rows.versions.map(({ recipe_id, version, made_at, made_by, content }) => ({
      isNow: recipe_id === rows.recipeNow,
      version,
      madeOn: dateOf(made_at),
      madeBy: made_by,
      content: recipeContent.parse(content),
    })),
    decisions: rows.decisions.map((row) => ({
      decidedOn: row.decided_on,
      decidedBy: row.decided_by,
      recipeVersion: row.recipe_version,
      outcome: row.outcome,
      criterion: row.criterion,
      ...ruleOf(row.decision),
      rules: row.rules_version,
      release: row.release,
    })),
    answers: rows.answers.map(({ row, request, files, content }) => ({
      supplier: request.supplier,
      subject: request.subject,
      state: row.state,
      recipeVersion: row.recipe_version,
      content,
      files: files.map(({ name, sha256 }) => ({ name, sha256 })),
    })),
    certificates: rows.certificates.map((row) => ({
      number: row.number,
      sku: row.sku,
      code: row.code,
      criterion: row.criterion,
      signedOn: dateOf(row.signed_at),
      lastClaim: row.last_claim,
      decidedOn: row.decision_id === null ? null : (decidedAt.get(row.decision_id) ?? null),
      state: basisOf(needs, row, latest).state,
    })),
  }
}

const dateOf = (at: Date): string => dateText(utcDay(at))
