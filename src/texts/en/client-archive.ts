// The archive of everything that is kept of a client: the button, and the page that lies in it.
export const texts = {
  title: 'Your data',
  ofClient: "The client's data",
  explained:
    'Everything Portage keeps of your company in one file: shipments, products, makers, recipes, papers, and who changed what. Tables open in any spreadsheet.',
  explainedToStaff:
    'Everything Portage keeps of this client in one file, without signatures and importer details. The download is recorded in the security log.',
  download: 'Download everything',
  making: 'Putting the archive together. With many papers this takes a minute.',
  failed: 'The archive could not be made. Please try again.',
  underWay: 'An archive is being downloaded already. Let it finish, then ask again.',
  readMe: (company: string, day: string) =>
    `Everything Portage kept of ${company} on ${day}.

company.json   the name and email address of the account
tables/   every table, as CSV for a spreadsheet and as JSON (one row a line)
papers/   invoices, certificates, worksheets and other papers, those taken off the list too
suppliers/   files that suppliers sent
importer.json   the importer of record and the contact
missing.txt   files that are named in a table and were not found; empty when all were there

Amounts are decimals; times name their zone.

Not in here
- codes to sign in with, and keys of sessions and links: only hashes are kept, which open nothing
- the signature that somebody else of your company stored: only that person is shown it
- the words shipments are found by: they are made from the tables
- answers of calls, kept for a day so that a call sent twice does its work once
`,
  readMeOfStaff: `- signatures and the details of the importer, which staff are not shown; signed papers hold the picture
`,
} as const
