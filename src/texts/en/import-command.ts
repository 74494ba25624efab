// The import from the command line.
export const texts = {
  usage:
    'Usage: npm run import -- FILE [--kind clients|shipments|items|boxes|plans|catalogue] [--dry-run] [--mapping FILE] [--take-import] [--errors FILE]',
  kinds: (all: string) => `The kind must be one of: ${all}.`,
  nameKind: (all: string) => `Say with --kind what the file holds: ${all}.`,
  badMapping: (path: string) => `The mapping ${path} is not a JSON object of headings and columns.`,
  inUse: (folder: string) =>
    `Portage is running on ${folder} and holds its database. Stop it, or import on the screen "Import" of the staff area.`,
  unusable: (reason: string) => `The database cannot be used: ${reason}.`,
  actor: 'Import command',
  ignored: (names: string) => `Columns left out: ${names}`,
  checking: (lines: string) => `  ${lines} lines checked`,
  saving: (lines: string) => `  ${lines} lines saved, kept at the end`,
  counts: (added: string, changed: string, unchanged: string, conflicts: string) =>
    `${added} new, ${changed} changed, ${unchanged} unchanged, ${conflicts} in conflict with what a person settled`,
  preview: (lines: string, counts: string) => `${lines} lines: ${counts}.`,
  conflict: (line: number, name: string, field: string, before: string, after: string) =>
    `  line ${line}, ${name}: ${field} stays "${before}", the file has "${after}"`,
  problem: (line: number, column: string | null, problem: string) =>
    `  line ${line}${column === null ? '' : `, ${column}`}: ${problem}`,
  moreProblems: (n: number) => `  and ${n} more problems`,
  problemsWritten: (n: number, path: string) =>
    n === 1 ? `The problem is in ${path}.` : `${n.toLocaleString('en-CA')} problems are in ${path}.`,
  problemsNotWritten: (path: string) => `The problems could not be written to ${path}.`,
  notSaved: 'Nothing was imported: correct the lines named, then run it again.',
  dryRun: 'Nothing was saved: this was a dry run.',
  saved: 'All of it was saved.',
} as const
