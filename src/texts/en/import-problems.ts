// What is wrong with a record of an import, beyond its cells.
export const texts = {
  tooManyLines: (most: string) => `An import takes at most ${most} lines. Split the file.`,
  missingColumns: (names: string) => `No column holds ${names}. Say which one does.`,
  quoted: (name: string) => `"${name}"`,
  repeated: (line: number) => `Line ${line} names the same record already.`,
  apart: (line: number) => `Lines of one record must follow each other; it began in line ${line}.`,
  clientUnknown: (given: string) => `No client has the email address or number "${given}". Import clients first.`,
  shipmentUnknown: (reference: string) => `The client has no shipment "${reference}". Import shipments first.`,
  newClientNeeds: 'A new client needs a name and an email address.',
  emailTaken: (email: string) => `Another client has the email address "${email}" already.`,
  emailNotByKey: 'The client has another email address, and this API key may not change it.',
  numberIsEmail: 'A number has no @: leave the column out where it holds email addresses.',
  newItemNeeds: 'A new item needs a description and a quantity.',
  severalItems: (n: number) => `The shipment has ${n} items with this SKU; change them on its screen.`,
} as const
