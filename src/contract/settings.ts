// What staff set up: passwords, the broker's fees, addresses, the provider's email. Never a secret on an answer.
import { z } from 'zod'
import { INCOTERMS } from '#domain/invoice/particulars.ts'
import { texts } from '#texts/en/settings.ts'
import { countryCode } from './country-field.ts'
import { endpoint } from './endpoint.ts'
import { envelope } from './envelope.ts'
import { problem } from './field-problems.ts'
import { date, email, instant, password, requiredText, text } from './fields.ts'
import { storedFirm } from './invoice-fields.ts'

/** The instant a setting was last changed, as the settings answered it; null: never. A save of an older one is refused. */
const seen = instant.max(40).nullable()

const feeName = { id: requiredText(60), name: text(80) }
const feeAmount = text(16)

export const writtenFee = z
  .discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('per-clearance'),
      ...feeName,
      entry: z.enum(['informal', 'formal', 'any']),
      amount: feeAmount,
    }),
    z.strictObject({
      kind: z.literal('agency-review'),
      ...feeName,
      chapters: z.array(text(2)).max(99),
      amount: feeAmount,
    }),
    z.strictObject({ kind: z.literal('per-line'), ...feeName, included: z.int().min(0).max(9999), amount: feeAmount }),
    z.strictObject({
      kind: z.literal('bond'),
      ...feeName,
      perThousand: feeAmount,
      minimum: feeAmount,
      range: requiredText(300),
    }),
    z.strictObject({ kind: z.literal('disbursement'), ...feeName, rate: text(10), minimum: feeAmount }),
  ])
  .meta({ id: 'WrittenFee' })

export const writtenSchedule = z
  .strictObject({
    broker: text(80),
    example: z.boolean().default(false).meta({ description: 'true: figures nobody charges' }),
    note: text(1000).optional(),
    schedules: z
      .array(
        z.strictObject({
          from: date,
          until: date.nullable().meta({ description: 'last day; null while open' }),
          citation: text(300),
          fees: z.array(writtenFee).max(60),
        }),
      )
      .max(200),
  })
  .meta({ id: 'WrittenFeeSchedule' })

export const partyKey = z.enum(['default_shipper', 'clearit', 'acb', 'pattern_middle_mile', 'ups_buffalo'])
export type PartyKey = z.output<typeof partyKey>

/** A firm and where it is; country is ISO alpha-2. */
export const settingParty = z
  .strictObject({
    name: requiredText(120),
    addressLine1: requiredText(120),
    addressLine2: text(120).default(''),
    city: requiredText(80),
    state: text(80).default(''),
    postalCode: text(20).default(''),
    country: countryCode,
    phone: text(40).default(''),
  })
  .meta({ id: 'SettingParty' })

/** What every commercial invoice says that does not say otherwise; null and an empty place: nothing is set. */
export const invoiceTerms = z
  .strictObject({
    incoterm: z.enum(INCOTERMS).nullable(),
    place: text(120).meta({ description: 'named place of the Incoterms rule' }),
    relatedParties: z.enum(['related', 'not_related', 'not_stated']).nullable(),
    portOfEntry: z
      .string()
      .regex(/^\d{4}$/, problem('not-a-port'))
      .nullable()
      .meta({ description: 'four digits of Schedule D' }),
  })
  .meta({ id: 'InvoiceTerms' })

export const passwordKind = z.enum(['staff', 'documents'])
export type PasswordKind = z.output<typeof passwordKind>

const passwordState = z.object({
  isSet: z.boolean(),
  changedAt: seen,
  fromEnvironment: z.boolean().meta({ description: 'the environment sets it again at every start' }),
})

export const settingsState = z
  .object({
    today: z.string().meta({ description: 'in the business time zone' }),
    passwords: z.object({ staff: passwordState, documents: passwordState }),
    brokerFees: z.object({
      source: z.enum(['settings', 'file', 'example']),
      seen,
      schedule: writtenSchedule,
    }),
    parties: z.record(partyKey, z.object({ seen, party: storedFirm.nullable() })),
    invoiceTerms: z.object({ seen, terms: invoiceTerms }),
    providerEmail: z.object({
      seen,
      email: z.string().nullable(),
      fromEnvironment: z.string().nullable().meta({ description: 'used while none is saved' }),
    }),
  })
  .meta({ id: 'Settings' })

export const getSettings = endpoint({
  method: 'GET',
  path: '/api/staff/settings',
  access: 'staff',
  summary: 'What staff set up, without secrets.',
  answer: envelope(settingsState),
  failure: (say) => say(texts).loadFailed,
})

export const changePassword = endpoint({
  method: 'POST',
  path: '/api/staff/settings/password',
  access: 'staff',
  leastRole: 'owner',
  event: 'password-changed',
  summary: 'Changes the staff or the document password; a new staff password ends all other staff sessions.',
  body: z.strictObject({
    which: passwordKind,
    current: password.default('').meta({ description: 'empty only while none is set' }),
    next: password.min(1),
  }),
  answer: envelope(z.object({ endedSessions: z.int() })),
  failure: (say) => say(texts).changePasswordFailed,
  failures: [
    'changed-meanwhile',
    'password-locked',
    'password-missing',
    'password-same-as-before',
    'password-same-as-other',
    'password-weak',
    'password-wrong',
  ],
})

const saved = envelope(z.object({ seen }))

export const saveBrokerFees = endpoint({
  method: 'PUT',
  path: '/api/staff/settings/broker-fees',
  access: 'staff',
  leastRole: 'owner',
  summary: 'Replaces the fee schedule. Rows never overlap; rows that have begun keep their amounts.',
  body: z.strictObject({ schedule: writtenSchedule, seen }),
  answer: saved,
  failure: (say) => say(texts).saveFailed,
  failures: ['changed-meanwhile', 'fee-row-begun', 'fee-schedule-wrong'],
})

export const saveParty = endpoint({
  method: 'PUT',
  path: '/api/staff/settings/parties/:key',
  access: 'staff',
  leastRole: 'owner',
  summary: 'Saves the address of a broker, a warehouse or the default shipper; null removes it.',
  params: z.strictObject({ key: partyKey }),
  body: z.strictObject({ party: settingParty.nullable(), seen }),
  answer: saved,
  failure: (say) => say(texts).saveFailed,
  failures: ['changed-meanwhile'],
})

export const saveProviderEmail = endpoint({
  method: 'PUT',
  path: '/api/staff/settings/provider-email',
  access: 'staff',
  leastRole: 'owner',
  summary: 'Where clients write to the provider; null: what the environment gives.',
  body: z.strictObject({ email: email.pipe(z.email(problem('not-a-mail-address'))).nullable(), seen }),
  answer: saved,
  failure: (say) => say(texts).saveFailed,
  failures: ['changed-meanwhile'],
})

export const saveInvoiceTerms = endpoint({
  method: 'PUT',
  path: '/api/staff/settings/invoice-terms',
  access: 'staff',
  leastRole: 'owner',
  summary: 'Saves what invoices say that do not say otherwise; with nothing set the program says it.',
  body: z.strictObject({ terms: invoiceTerms, seen }),
  answer: saved,
  failure: (say) => say(texts).saveFailed,
  failures: ['changed-meanwhile'],
})
