// The servers of an installation, as staff see them.
export const texts = {
  sectionTitle: 'Servers',
  sectionHint:
    'Each server says every half minute that it is there. During an update two versions run side by side: it is over when all name the same.',
  loading: 'Loading the servers...',
  loadFailed: 'Failed to load the servers',
  none: 'No server has said that it is there yet. Each says so once a minute or more often.',
  server: 'Server',
  release: 'Version',
  tariff: 'Tariff release',
  since: 'Running since',
  heard: 'Last heard',
  silent: (at: string) => `Silent since ${at}`,
  releasesDiffer:
    'These servers run different versions: an update is under way. If it is over, restart those of the older version.',
  tariffsDiffer: 'These servers have read different tariff releases: a duty may differ by which of them works it out.',
} as const
