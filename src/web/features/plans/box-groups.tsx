// The boxes of a placement in a line each: how many, how large, how heavy, worth what.
import { amountText, decimal, usd } from '#domain/money.ts'
import { texts } from '#texts/en/staff-plans.ts'
import type { Placement } from './amounts.ts'
import css from './placement.module.css'

type Group = Placement['box_groups'][number]

export function BoxGroups({ groups }: { readonly groups: readonly Group[] }) {
  return (
    <ul className={css.boxes}>
      {groups.map((group, at) => (
        <li key={`${String(at)} ${sizeText(group)}`}>
          {texts.boxGroup(texts.boxCount(group.number_of_boxes), sizeText(group), weightText(group))}
          {(group.assumed.weight || group.assumed.dimensions) && ` (${texts.assumed})`}
          {group.total_value_usd !== null &&
            `, ${texts.valueOfGroup(amountText(usd(decimal(String(group.total_value_usd)))))}`}
        </li>
      ))}
    </ul>
  )
}

/** Millimetres as centimetres. */
function sizeText({ length_mm, width_mm, height_mm }: Group): string {
  if (length_mm === null || width_mm === null || height_mm === null) return texts.sizeUnknown
  const [length, width, height] = [length_mm, width_mm, height_mm].map((side) => decimal(String(side)).div('10'))
  return texts.sizeCm(String(length), String(width), String(height))
}

/** Grams as kilograms. */
function weightText({ weight_gm }: Group): string {
  if (weight_gm === null) return texts.weightUnknown
  const kg = decimal(String(weight_gm)).div('1000')
  return texts.weightKg(kg.eq(kg.round(1)) ? kg.toFixed(1) : kg.round(3).toString())
}
