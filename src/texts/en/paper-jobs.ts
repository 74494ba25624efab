// A large paper that is made behind the screen.
export const texts = {
  papers: {
    commercial_invoice: 'Commercial invoice',
    combined_invoice: 'Combined invoice',
    manual_invoice: 'Invoice typed by hand',
    staff_manual_invoice: 'Invoice typed by hand',
    fda_worksheets: 'FDA worksheets',
    cusma_certificate: 'CUSMA certificate',
    product_certificate: 'CUSMA certificate of products',
    duty_estimate: 'Cost estimate',
    merged_estimate: 'Merged cost estimate',
  },
  title: 'Papers being made',
  named: (paper: string, name: string, lines: string) => `${paper} ${name}, ${lines} lines`,
  started:
    'It is being made, and downloaded once it is ready. You may go on meanwhile: you find it at the top of every page.',
  waits: 'It waits for its turn.',
  making: 'It is being made.',
  goesOn: 'It goes on when you close this page, and is found here on every device once it is made.',
  askedBy: (who: string) => `Asked for by ${who}.`,
  again: (why: string) => `It is tried again by itself. ${why}`,
  ready: 'It is ready.',
  warned: (count: number) =>
    count === 1 ? 'It is stamped DRAFT: 1 thing is missing.' : `It is stamped DRAFT: ${count} things are missing.`,
  download: 'Download',
  downloadNamed: (name: string) => `Download ${name}`,
  failed: 'It was not made.',
  failedHint: 'Nothing was kept. Please make it again.',
  loadFailed: 'What is being made cannot be read at the moment. It goes on all the same.',
  startFailed: 'The paper could not be made',
  fileFailed: 'The paper could not be read',
} as const
