// The boxes that go: kinds alike, size and weight of one. What nobody measured says so until a person takes the mark away.
import { Checkbox, TextInput } from '@mantine/core'
import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import { texts } from '#texts/en/staff-cart.ts'
import css from './add-to-cart.module.css'
import { type CartDraft, changeBox, MEASURES, measureProblem } from './cart-draft.ts'

type Props = { readonly draft: CartDraft; readonly onChange: (draft: CartDraft) => void }

export function CartBoxes({ draft, onChange }: Props) {
  const someAssumed = draft.boxes.some((box) => box.assumed)
  return (
    <section aria-label={texts.boxes}>
      <h3>{texts.boxes}</h3>
      <table className={css.boxes}>
        <thead>
          <tr>
            <th scope="col">{texts.count}</th>
            {MEASURES.map((measure) => (
              <th key={measure} scope="col">
                {texts[measure]}
              </th>
            ))}
            <th scope="col">{texts.measured}</th>
          </tr>
        </thead>
        <tbody>
          {draft.boxes.map((box, at) => (
            <tr key={`kind ${String(at)}`}>
              <th scope="row">{texts.boxCount(box.number_of_boxes)}</th>
              {MEASURES.map((measure) => (
                <td key={measure} data-label={texts[measure]}>
                  <TextInput
                    aria-label={`${texts[measure]}, ${texts.boxKind(at + 1)}`}
                    inputMode="decimal"
                    maxLength={9}
                    value={box[measure]}
                    error={measureProblem(measure, box[measure]) !== undefined}
                    onChange={(event) => onChange(changeBox(draft, at, { [measure]: event.currentTarget.value }))}
                  />
                </td>
              ))}
              <td data-wide>
                {box.wasAssumed ? (
                  <Checkbox
                    size="xs"
                    label={texts.assumed}
                    aria-label={`${texts.assumed}, ${texts.boxKind(at + 1)}`}
                    checked={box.assumed}
                    onChange={(event) => onChange(changeBox(draft, at, { assumed: event.currentTarget.checked }))}
                  />
                ) : (
                  texts.yesMeasured
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {someAssumed && <p className="xs dim">{texts.measureHint}</p>}
    </section>
  )
}
