// Items that stop an invoice, each with the check that says so: [what is wrong, columns of the item, id of the check].
/** A code a machine proposed and nobody confirmed. */
export const UNCONFIRMED = { hts_proposed_by: 'classifier', hts_confirmed_by: null, hts_confirmed_at: null } as const

export const STOPPING_ITEMS = [
  ['cost', { declared_value_cad: '0' }, 'cost-missing'],
  ['origin', { country_of_origin: null }, 'origin-missing'],
  ['code', { hts_code: null }, 'code-missing'],
  ['unfinished code', { hts_code: '34060000' }, 'code-unfinished'],
  ['gone code', { hts_code: '9876543210' }, 'code-gone'],
  ['ended code', { hts_code: '1905310049' }, 'code-ended'],
  ['code of chapter 99', { hts_code: '9903012500' }, 'code-gone'],
  ['unconfirmed code', UNCONFIRMED, 'code-unconfirmed'],
  ['maker', { manufacturing_address_id: null }, 'maker-missing'],
  ['country', { country_of_origin: 'VN' }, 'maker-country-differs'],
  ['ban', { hts_code: '2203000030' }, 'prohibited'],
  ['description', { description: '' }, 'description-missing'],
] as const
