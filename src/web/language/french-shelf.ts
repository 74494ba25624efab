// The French of the pages, which most people never see: fetched where French is first shown, and at hand from then on.
let isFetched = false

/** Rejects when it cannot be fetched. */
export async function fetchFrench(): Promise<void> {
  if (isFetched) return
  await import('#words/french-catalogue.ts')
  isFetched = true
}

export const isFrenchAtHand = (): boolean => isFetched
