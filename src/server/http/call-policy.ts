/** Answers of calls are read by programs: opened as a page they may load, run and send nothing. */
export const CALL_POLICY =
  "default-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox"
