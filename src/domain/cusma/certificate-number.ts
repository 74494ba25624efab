// The number and file name of a certificate: one for each signing, none is used twice.
export type CertificateName = { readonly number: string; readonly filename: string }

/** 'CUSMA-NP-2041' for the first certificate of a shipment, 'CUSMA-NP-2041-2' for the second. */
export function nextCertificateName(reference: string, taken: readonly CertificateName[]): CertificateName {
  const used = new Set(taken.flatMap((each) => [each.number, each.filename]))
  for (let attempt = 1; ; attempt += 1) {
    const number = `CUSMA-${reference.trim()}${attempt === 1 ? '' : `-${attempt}`}`
    const filename = filenameOf(number)
    if (!used.has(number) && !used.has(filename)) return { number, filename }
  }
}

/** Letters, digits, dots and hyphens that every file system takes; the repeat number at the end is kept. */
function filenameOf(number: string): string {
  const plain = number
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9.-]+/g, '-')
    .replace(/\.{2,}/g, '.')
  return `${plain.length <= 140 ? plain : `${plain.slice(0, 120)}-${plain.slice(-19)}`}.pdf`
}
