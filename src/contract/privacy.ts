// What the law gives a client over its own data: a copy of all of it. Source: PIPEDA, principle 4.9; Quebec's Law 25, section 27.
import { texts } from '#texts/en/client-archive.ts'
import { endpoint, streamAnswer } from './endpoint.ts'

export const downloadArchive = endpoint({
  method: 'GET',
  path: '/api/client-archive',
  access: 'client',
  leastRole: 'owner',
  leastClientRole: 'owner',
  event: 'export',
  asksAgain: true,
  summary:
    'All that is kept of the client as one ZIP archive: every table as CSV and as lines of JSON, papers and files. Staff get neither signatures nor the details of the importer.',
  answer: streamAnswer,
  answerKind: 'zip',
  failure: (say) => say(texts).failed,
  failures: ['archive-under-way'],
})
