// A form of the landing page sends its inputs to the page of the tool, which runs them at once. An address that only holds inputs runs
// nothing: a check is counted only when a person asked for it, by the button or by opening a link to a result.

/** The name of a run goes to the server, which tells its steps under it: letters, digits and dashes. */
const THIS_LOAD = crypto.randomUUID().slice(0, 23)
let runs = 0

/** State of the navigation that asks for a run. */
export function askingToRun(): { readonly run: string } {
  runs += 1
  return { run: `${THIS_LOAD}-${runs}` }
}

/** What names the run that a navigation asked for; undefined when it asked for none, or before the page was loaded again. */
export function askedRun(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('run' in state)) return undefined
  return typeof state.run === 'string' && state.run.startsWith(THIS_LOAD) ? state.run : undefined
}
