// What lets the duty of an item be told under a code it does not have yet, as its receipt would tell it.
import { wholeLineTexts } from '#domain/shipment/duty-question.ts'
import type { Item } from '../../api/shipment-item.ts'

/** Origin, price and quantities as far as they are known. */
export const worthOf = ({ countryOfOrigin, declaredValue, quantity, unitQuantities }: Item) => ({
  ...(countryOfOrigin ? { countryOfOrigin } : {}),
  ...(declaredValue ? { price: declaredValue } : {}),
  ...(quantity > 0 ? { quantity, units: wholeLineTexts(unitQuantities, quantity) } : {}),
})
