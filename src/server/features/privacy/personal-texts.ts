// The texts by which a client, and those it deals with, can be known: names, addresses, phones, numbers. What the operator set itself is
// not among them, nor what is too short to be told from other words.
import { maskedEmail } from '#domain/security-event.ts'
import type { Deps } from '../../deps.ts'
import { getImporter } from '../../records/business-info/importer-details.ts'
import type { Db } from '../../store/database.ts'
import { isContact, leavesOf, type PersonalTexts, standsOut, wholeWords } from '../../store/personal-cells.ts'
import { readOperatorTexts, readPersonalRows } from '../../store/personal-rows.ts'

/** Fields of JSON that hold what is personal. */
const PERSONAL =
  /^name$|^(?:legal|company|contact|signer|given|holder|maker)_?name$|phone|fax|mail$|street|address|^tax_?id|business_?number|importer_?number|^legal_name$/i
/** Fields that are called so without being personal. */
const NOT_PERSONAL = /filename|_id$/i
const SHORTEST = 4
const DIGITS_OF_PHONE = 7
const ID_OR_DAY = /^[0-9a-f]{8}-[0-9a-f-]{27}$|^\d{4}-\d{2}-\d{2}/

/** `pseudonym`: what will stand in their place. */
export async function personalTextsOf(
  needs: Pick<Deps, 'secrets'>,
  db: Db,
  { clientId, pseudonym }: { readonly clientId: string; readonly pseudonym: string },
): Promise<PersonalTexts> {
  const rows = await readPersonalRows(db, clientId)
  const importer = await getImporter(needs, db, clientId)
  const {
    default_mid: _,
    contact_title: __,
    city: ___,
    state: ____,
    country: _____,
    ...ofImporter
  } = importer === 'locked' ? {} : (importer ?? {})
  const operators = new Set((await readOperatorTexts(db)).flatMap(leavesOf).map((text) => text.toLowerCase()))
  const usable = (texts: readonly string[]) =>
    [...new Set(texts.map((text) => text.trim()))].filter(
      (text) =>
        isTelling(text) && !operators.has(text.toLowerCase()) && pseudonym.search(wholeWords([text]) ?? /$^/) < 0,
    )
  const of = (own: boolean, isCompany?: boolean) =>
    rows
      .filter((row) => row.own === own && (isCompany === undefined || row.isCompany === isCompany))
      .flatMap(({ field, value }) => personalIn(value, field !== null))
  const own = usable([...of(true), ...leafValues(ofImporter)].flatMap(withVariants))
  const others = usable(of(false).flatMap(withVariants))
  const company = usable([...of(true, true), ...leafValues(ofImporter)].flatMap(withVariants))
  const alone = own.filter((text) => isContact(text) || isMasked(text) || (company.includes(text) && standsOut(text)))
  return { own, alone, others: others.filter((text) => !own.includes(text)) }
}

const leafValues = (fields: object): readonly string[] =>
  Object.values(fields).filter((value): value is string => typeof value === 'string')

/** The personal texts in a value; `isPersonal`: of the field it stands in. */
function personalIn(value: unknown, isPersonal: boolean): readonly string[] {
  if (typeof value === 'string') return isPersonal ? [value] : []
  if (Array.isArray(value)) return value.flatMap((each) => personalIn(each, isPersonal))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, each]) =>
    personalIn(each, PERSONAL.test(name) && !NOT_PERSONAL.test(name)),
  )
}

/** An address as the log of security events shows it, and a phone number by its digits. */
function withVariants(text: string): readonly string[] {
  if (text.includes('@')) return [text, maskedEmail(text)]
  const digits = text.replace(/\D/g, '')
  return digits.length >= DIGITS_OF_PHONE && !/\p{L}/u.test(text) ? [text, digits] : [text]
}

const isMasked = (text: string): boolean => text.includes('…') && text.includes('@')

function isTelling(text: string): boolean {
  if (text.length < SHORTEST || ID_OR_DAY.test(text)) return false
  return /\p{L}/u.test(text) || text.replace(/\D/g, '').length >= DIGITS_OF_PHONE
}
