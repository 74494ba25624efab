// The business information form as values: what it starts with, what is wrong, what is sent.
// Source: specification part 2, section 5, "Business info"; decisions k (country).
import { z } from 'zod'
import { BUSINESS_TYPES, type businessInfo, type saveBusinessInfo } from '#contract/client-data.ts'
import { PLACES, type PlaceDoubt, placeDoubts } from '#domain/address/place-doubts.ts'
import { type BusinessType, businessNumberProblem, isDoubtfulNumber } from '#domain/business-info.ts'
import { texts as en } from '#texts/en/business-info.ts'
import { businessProblemText } from '#words/business-words.ts'
import { type Language, wordsIn, wordsOf } from '#words/language.ts'
import {
  type ImporterField,
  importerBody,
  importerErrors,
  importerFrom,
  importerValues,
  NO_IMPORTER,
} from './importer-rules.ts'

export const formValues = z.object({
  legalName: z.string(),
  phone: z.string(),
  businessType: z.enum(BUSINESS_TYPES).nullable(),
  businessNumber: z.string(),
  /** The number that is to be used although its check digit does not fit. */
  numberUsedAnyway: z.string().default(''),
  addressLine1: z.string(),
  addressLine2: z.string(),
  city: z.string(),
  state: z.string(),
  country: z.string().nullable(),
  postalCode: z.string(),
  /** The place that is to be kept although its parts do not fit each other: see `placeKey`. */
  placeKept: z.string().default(''),
  agreementSigned: z.boolean(),
  importer: importerValues,
})
export type FormValues = Readonly<z.infer<typeof formValues>>

/** Source: specification part 2, section 5, "Country options"; Canada first, where these businesses are. */
export const FORM_COUNTRIES = ['CA', 'US', 'MX', 'GB', 'DE', 'FR', 'IT', 'ES', 'AU', 'JP'] as const

/** Longest Canadian business number that can be typed. */
const BUSINESS_NUMBER_DIGITS = 9

export const EMPTY_FORM: FormValues = {
  legalName: '',
  phone: '',
  businessType: null,
  businessNumber: '',
  numberUsedAnyway: '',
  addressLine1: '',
  addressLine2: '',
  city: '',
  state: '',
  country: 'CA',
  postalCode: '',
  placeKept: '',
  agreementSigned: false,
  importer: NO_IMPORTER,
}

export function formFrom(info: z.output<typeof businessInfo>): FormValues {
  return {
    legalName: info.legal_name,
    phone: info.phone_number ?? '',
    businessType: info.business_type,
    businessNumber: info.canadian_business_number ?? '',
    numberUsedAnyway: info.canadian_business_number ?? '',
    addressLine1: info.address_line1,
    addressLine2: info.address_line2 ?? '',
    city: info.city,
    state: info.state ?? '',
    country: info.country,
    postalCode: info.postal_code,
    placeKept: '',
    agreementSigned: info.shipping_agreement_signed,
    importer: importerFrom(info),
  }
}

type ImporterErrorName = `importer-${ImporterField}`
export type FormErrors = Partial<Record<Exclude<keyof FormValues, 'importer'> | ImporterErrorName, string>>

/** What a field of the importer is called among all fields. */
export const importerFieldName = (field: ImporterField): ImporterErrorName => `importer-${field}`

function numberError(language: Language, values: FormValues): string | undefined {
  const { businessType, businessNumber } = values
  const problem = businessType ? businessNumberProblem(businessType, businessNumber || null) : undefined
  if (problem) return businessProblemText(wordsOf(language), problem)
  return asksAboutNumber(values) ? wordsIn(language, en).correctOrUse : undefined
}

/** Whether a person has yet to say that a number is right whose check digit does not fit. */
export const asksAboutNumber = ({ businessNumber, numberUsedAnyway }: FormValues): boolean =>
  isDoubtfulNumber(businessNumber) && numberUsedAnyway !== businessNumber

type PlaceValues = Pick<FormValues, 'country' | 'state' | 'postalCode' | 'placeKept'> & { readonly phone?: string }

/** What a person keeps who keeps a place as it is; another place is asked about anew. */
export const placeKey = ({ country, state, postalCode, phone = '' }: PlaceValues): string =>
  [country, state, postalCode, phone].join('\n')

const isKept = (values: PlaceValues): boolean => values.placeKept === placeKey(values)

/** What does not fit together in a place, as long as nobody said that it is right. */
export const openDoubts = (values: PlaceValues): readonly PlaceDoubt[] => (isKept(values) ? [] : placeDoubts(values))

const FIELD_OF = {
  'postal-code-of-other': 'country',
  'state-of-other': 'country',
  'postal-code-form': 'postalCode',
  'postal-code-of-other-province': 'postalCode',
  'phone-form': 'phone',
} as const

/** The field of each doubt, with a sentence that says what to do. */
function placeErrors(language: Language, values: PlaceValues) {
  const { correctOrKeep } = wordsIn(language, en)
  const errors: Partial<Record<(typeof FIELD_OF)[keyof typeof FIELD_OF], string>> = {}
  for (const { reason } of openDoubts(values)) errors[FIELD_OF[reason]] = correctOrKeep
  return errors
}

/** A sentence for each field that stops the save; staff save without the agreement, which is the client's. */
export function formErrors(language: Language, values: FormValues, isByStaff = false): FormErrors {
  const texts = wordsIn(language, en)
  const importer = importerErrors(language, values.importer)
  const place = placeErrors(language, values)
  const importerPlace = placeErrors(language, values.importer)
  const required = (value: string | null, label: string) => (value?.trim() ? undefined : texts.fieldRequired(label))
  return {
    legalName: required(values.legalName, texts.legalName),
    phone: required(values.phone, texts.phone) ?? place.phone,
    businessType: required(values.businessType, texts.businessType),
    businessNumber: numberError(language, values),
    addressLine1: required(values.addressLine1, texts.addressLine1),
    city: required(values.city, texts.city),
    country: required(values.country, texts.country) ?? place.country,
    postalCode: required(values.postalCode, texts.postalCode) ?? place.postalCode,
    'importer-number': importer.number,
    'importer-country': importerPlace.country,
    'importer-postalCode': importerPlace.postalCode,
    'importer-contactEmail': importer.contactEmail,
    'importer-defaultMid': importer.defaultMid,
    agreementSigned: values.agreementSigned || isByStaff ? undefined : texts.agreementRequired,
  }
}

export const hasErrors = (errors: FormErrors): boolean => Object.values(errors).some((each) => each !== undefined)

/** Digits only, at most nine. */
export const keepBusinessNumber = (typed: string): string => typed.replace(/\D/g, '').slice(0, BUSINESS_NUMBER_DIGITS)

/** Choosing a Canadian business type sets the country to Canada. */
export function withBusinessType(values: FormValues, businessType: BusinessType | null): FormValues {
  const country = businessType === 'canadian_corporation' ? 'CA' : values.country
  return { ...values, businessType, country }
}

type Body = z.input<typeof saveBusinessInfo.body>

/** The body of the save, or undefined while something is missing. */
export function bodyFrom(language: Language, values: FormValues, isByStaff = false): Body | undefined {
  if (hasErrors(formErrors(language, values, isByStaff)) || !values.businessType || !values.country) return undefined
  return {
    legal_name: values.legalName.trim(),
    phone_number: values.phone.trim(),
    business_type: values.businessType,
    canadian_business_number: values.businessNumber || null,
    address_line1: values.addressLine1.trim(),
    address_line2: values.addressLine2.trim() || null,
    city: values.city.trim(),
    state: values.state.trim() || null,
    country: values.country,
    postal_code: values.postalCode.trim(),
    shipping_agreement_signed: values.agreementSigned,
    importer: importerBody(values.importer),
    ...placesKept(values),
  }
}

/** The addresses that a person said are right: the server refuses one of another country else. */
function placesKept(values: FormValues): Pick<Body, 'places_kept'> {
  const kept = PLACES.filter((of) => isKept(of === 'business' ? values : values.importer))
  return kept.length > 0 ? { places_kept: kept } : {}
}
