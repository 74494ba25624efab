// Which data an installation works with, and until when each set was verified.
import type { AnswerOf } from '#contract/endpoint.ts'
import type { getDataVersions } from '#contract/operations.ts'
import type { Deps } from '../../deps.ts'

type Needs = Pick<Deps, 'dataSets' | 'tariffSummary' | 'installation'>

/** The tariff is named by the release in use: that of the reference folder when it is newer than the one of the program. */
export function dataVersions({
  dataSets,
  tariffSummary,
  installation,
}: Needs): Omit<AnswerOf<typeof getDataVersions>['data'], 'update'> {
  const { release, published, legalTexts, referenceRelease, referenceProblem } = tariffSummary
  return {
    release: installation.release,
    dataSets: dataSets.map((each) =>
      each.name === 'tariff'
        ? { name: each.name, version: release, validFrom: published, lastVerified: published }
        : { ...each },
    ),
    legalTexts: legalTexts ? (referenceRelease ?? release) : null,
    tariffOlderThan: tariffSummary.olderThan ?? null,
    referenceProblem: referenceProblem ?? null,
    mayDownload: installation.reference.mayDownload,
  }
}
