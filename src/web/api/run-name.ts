/** Name of a run, under which its step can be asked for: 32 letters and digits. Nothing hangs on nobody guessing it. */
export const newRunName = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
