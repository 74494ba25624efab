// The business information form as a person reads it, field by field: for two people who changed it at once.
import { type FieldTexts, withFields } from '#domain/three-way.ts'
import { texts as en } from '#texts/en/business-info.ts'
import { texts as dutyEn } from '#texts/en/duty.ts'
import { countryIn } from '#words/country-text.ts'
import { type Language, wordsIn } from '#words/language.ts'
import { type FormValues, importerFieldName } from './form-rules.ts'
import type { ImporterField } from './importer-rules.ts'

const FIELDS = [
  'legalName',
  'phone',
  'businessType',
  'businessNumber',
  'country',
  'addressLine1',
  'addressLine2',
  'city',
  'state',
  'postalCode',
  'agreementSigned',
] as const satisfies readonly (keyof FormValues)[]

const IMPORTER_FIELDS = [
  'name',
  'number',
  'country',
  'addressLine1',
  'addressLine2',
  'city',
  'state',
  'postalCode',
  'contactName',
  'contactTitle',
  'contactEmail',
  'defaultMid',
] as const satisfies readonly ImporterField[]

export function fieldTexts(language: Language, values: FormValues): FieldTexts {
  const texts = wordsIn(language, en)
  const types = { canadian_corporation: texts.corporation, sole_proprietorship: texts.soleProprietorship }
  const { importer } = values
  const own = FIELDS.map((field) => [field, String(values[field] ?? '').trim()])
  const ofImporter = IMPORTER_FIELDS.map((field) => [importerFieldName(field), (importer[field] ?? '').trim()])
  return {
    ...Object.fromEntries([...own, ...ofImporter]),
    businessType: values.businessType ? types[values.businessType] : '',
    country: values.country ? countryIn(language, values.country) : '',
    [importerFieldName('country')]: importer.country ? countryIn(language, importer.country) : '',
    agreementSigned: values.agreementSigned ? wordsIn(language, dutyEn).yes : '',
  }
}

export function fieldLabel(language: Language, field: string): string {
  const texts = wordsIn(language, en)
  const labels: Readonly<Record<string, string>> = {
    legalName: texts.legalName,
    phone: texts.phone,
    businessType: texts.businessType,
    businessNumber: texts.businessNumber,
    country: texts.country,
    addressLine1: texts.addressLine1,
    addressLine2: texts.addressLine2,
    city: texts.city,
    state: texts.state,
    postalCode: texts.postalCode,
    agreementSigned: texts.agreement,
    'importer-name': texts.importerName,
    'importer-number': texts.importerNumber,
    'importer-country': texts.importerCountry,
    'importer-addressLine1': texts.importerAddressLine1,
    'importer-addressLine2': texts.importerAddressLine2,
    'importer-city': texts.importerCity,
    'importer-state': texts.importerState,
    'importer-postalCode': texts.importerPostalCode,
    'importer-contactName': texts.contactName,
    'importer-contactTitle': texts.contactPosition,
    'importer-contactEmail': texts.contactEmail,
    'importer-defaultMid': texts.defaultMid,
  }
  return labels[field] ?? field
}

/** What is typed, with some fields as they are saved; what the server keeps of the importer is always what is saved. */
export function formWith(mine: FormValues, theirs: FormValues, fields: readonly string[]): FormValues {
  const own = FIELDS.filter((field) => fields.includes(field))
  const ofImporter = IMPORTER_FIELDS.filter((field) => fields.includes(importerFieldName(field)))
  const next = withFields(mine, theirs, own)
  return {
    ...next,
    numberUsedAnyway: own.includes('businessNumber') ? theirs.numberUsedAnyway : mine.numberUsedAnyway,
    importer: { ...withFields(mine.importer, theirs.importer, ofImporter), kept: theirs.importer.kept },
  }
}
