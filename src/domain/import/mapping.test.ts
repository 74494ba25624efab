import { expect, it } from 'vitest'
import { guessMapping } from './mapping.ts'

it.each(['Customer no', 'Customer number', 'Client no.', 'Account no', 'No du client', 'Numéro du client'])(
  'knows "%s" as the number of a client',
  (heading) => {
    expect(guessMapping('clients', ['Email', heading])).toEqual(['email', 'external_id'])
    expect(guessMapping('shipments', [heading, 'Reference'])).toEqual(['client', 'reference'])
  },
)
