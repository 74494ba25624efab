// A form that somebody else saved while it was filled in: where both changed the same, both values and the choice which one stays.
import { Radio } from '@mantine/core'
import '@mantine/core/styles/Group.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Radio.layer.css'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { type FieldTexts, threeWay } from '#domain/three-way.ts'
import { texts as en } from '#texts/en/changed-meanwhile.ts'
import type { Shape } from '#words/language.ts'
import { useTexts } from '../language/page-language.tsx'
import { ActionButton } from './action-button.tsx'
import css from './changed-meanwhile.module.css'
import { Dialog } from './dialog.tsx'

/** The form as it was opened, as it is typed, and as it is saved by now; each field as a person reads it. */
type Versions = { readonly base: FieldTexts; readonly mine: FieldTexts; readonly theirs: FieldTexts }

type Props = Versions & {
  readonly labelOf: (field: string) => string
  /** With the fields that are taken from what is saved. */
  readonly onSettle: (fromTheirs: readonly string[]) => void
  readonly onClose: () => void
}

type Choice = 'mine' | 'theirs'

export function ChangedMeanwhile({ labelOf, onSettle, onClose, ...versions }: Props) {
  const texts = useTexts(en)
  const { clashes, onlyTheirs } = threeWay(versions.base, versions.mine, versions.theirs)
  const [chosen, setChosen] = useState<Readonly<Record<string, Choice>>>({})
  const isChosen = clashes.every((field) => chosen[field] !== undefined)
  const settle = () => onSettle([...onlyTheirs, ...clashes.filter((field) => chosen[field] === 'theirs')])
  const footer = (
    <>
      <Button onClick={onClose}>{texts.back}</Button>
      <ActionButton variant="filled" disabledReason={isChosen ? undefined : texts.chooseFirst} onClick={settle}>
        {texts.save}
      </ActionButton>
    </>
  )
  return (
    <Dialog title={texts.title} onClose={onClose} footer={footer}>
      <p className="sm">{saidOf(texts, clashes.length, onlyTheirs.length)}</p>
      {clashes.map((field) => (
        <Radio.Group
          key={field}
          className={css.field}
          label={labelOf(field)}
          value={chosen[field] ?? null}
          onChange={(value) => setChosen({ ...chosen, [field]: value === 'theirs' ? 'theirs' : 'mine' })}
        >
          <div className={css.both}>
            {(['theirs', 'mine'] as const).map((side) => (
              <Radio
                key={side}
                value={side}
                label={texts[side]}
                description={versions[side][field] || texts.empty}
                classNames={{ description: css.value }}
              />
            ))}
          </div>
        </Radio.Group>
      ))}
      {onlyTheirs.length > 0 && (
        <div className={css.field}>
          <p className="sm dim">{texts.takenOver}</p>
          <ul className={css.taken}>
            {onlyTheirs.map((field) => (
              <li key={field}>{texts.takenOverOne(labelOf(field), versions.theirs[field] || texts.empty)}</li>
            ))}
          </ul>
        </div>
      )}
    </Dialog>
  )
}

function saidOf(texts: Shape<typeof en>, clashes: number, others: number): string {
  if (clashes > 0) return texts.choose
  return others > 0 ? texts.nothingClashes : texts.same
}
