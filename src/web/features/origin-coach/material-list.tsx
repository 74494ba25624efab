// What a product is made of: typed, pasted or from a file, with codes proposed for those that have none.
import { Button, FileButton } from '@mantine/core'
import { useState } from 'react'
import { proposeMaterialCodes } from '#contract/product-origin.ts'
import { formatHtsCode } from '#domain/hts-code.ts'
import { type ReadMaterials, readMaterialRows, readMaterialText } from '#domain/origin/read-materials.ts'
import { texts as en } from '#texts/en/origin-coach.ts'
import { useSend } from '../../api/hooks.ts'
import { readTable } from '../../api/read-table.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { GrowingTextarea } from '../../ui/growing-textarea.tsx'
import { Notice } from '../../ui/notice.tsx'
import { MaterialCard } from './material-card.tsx'
import css from './origin-coach.module.css'
import {
  changedMaterial,
  type MaterialDraft,
  namesOf,
  type RecipeDraft,
  withMaterial,
  withoutMaterial,
} from './recipe-draft.ts'

type Props = {
  readonly draft: RecipeDraft
  readonly problemAt: (field: string) => string | undefined
  readonly onChange: (draft: RecipeDraft) => void
}

export function MaterialList({ draft, problemAt, onChange }: Props) {
  const texts = useTexts(en)
  const nameOf = namesOf(draft, texts.material)
  const wrong = problemAt('materials')
  return (
    <section className={css.step} aria-labelledby="origin-materials-title">
      <h2 id="origin-materials-title">{texts.materialsTitle}</h2>
      <p className="sm dim">{texts.materialsHint}</p>
      {wrong && (
        <Notice tone="bad" role="alert">
          {wrong}
        </Notice>
      )}
      {draft.materials.map((material) => (
        <MaterialCard
          key={material.id}
          material={material}
          name={nameOf(material.id)}
          currency={draft.currency}
          problemAt={(field) => problemAt(`${material.id}.${field}`)}
          onChange={(change) => onChange(changedMaterial(draft, material.id, change))}
          onRemove={() => onChange(withoutMaterial(draft, material.id))}
        />
      ))}
      <div className={css.actions}>
        <Button id="origin-add-material" onClick={() => onChange(withMaterial(draft))}>
          {texts.addMaterial}
        </Button>
        <ProposeCodes {...{ draft, onChange }} />
      </div>
      <Paste onRead={(read) => onChange(read.materials.reduce(withMaterial, draft))} />
    </section>
  )
}

const lacksCode = ({ description, code }: MaterialDraft): boolean => description.trim() !== '' && code === ''

function ProposeCodes({ draft, onChange }: Pick<Props, 'draft' | 'onChange'>) {
  const texts = useTexts(en)
  const ask = useSend(proposeMaterialCodes)
  const [isShort, setShort] = useState(false)
  const open = draft.materials.filter(lacksCode).slice(0, MOST_ASKED)
  if (open.length === 0 && !isShort) return null
  const propose = () =>
    ask.mutate(
      { body: { descriptions: open.map(({ description }) => description) } },
      {
        onSuccess: ({ data }) => {
          const found = new Map(open.map(({ id }, at) => [id, data[at]]))
          setShort(data.includes(null))
          onChange({
            ...draft,
            materials: draft.materials.map((each) => {
              const proposal = found.get(each.id)
              return proposal ? { ...each, code: formatHtsCode(proposal.code), proposed: proposal.confidence } : each
            }),
          })
        },
      },
    )
  return (
    <>
      <Button onClick={propose} loading={ask.isPending}>
        {texts.proposeCodes}
      </Button>
      <span role="status" className="sm dim">
        {ask.isError ? texts.codesFailed : isShort && texts.noneProposed}
      </span>
    </>
  )
}

const MOST_ASKED = 100

function Paste({ onRead }: { readonly onRead: (read: ReadMaterials) => void }) {
  const language = useLanguage()
  const texts = useTexts(en)
  const [typed, setTyped] = useState('')
  const [said, setSaid] = useState<readonly string[]>([])
  const take = (read: ReadMaterials | undefined) => {
    if (!read) return setSaid([texts.notReadable])
    onRead(read)
    setTyped('')
    setSaid(read.unknownCountries.map(({ line, given }) => texts.notRead(String(line), given)))
  }
  const takeFile = async (file: File | null) => {
    if (!file) return
    const { oldExcel, notReadable, emptyFile, unclosed, unreadableAt: atLine } = texts
    const table = await readTable(file, { oldExcel, notReadable, emptyFile, unclosed, atLine, language })
    if ('problem' in table) setSaid([table.problem])
    else take(readMaterialRows([table.heading, ...table.rows]))
  }
  return (
    <details className={css.paste}>
      <summary>{texts.pasteTitle}</summary>
      <GrowingTextarea
        label={texts.pasteLabel}
        description={texts.pasteHint}
        rows={3}
        mostRows={10}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <div className={css.actions}>
        <Button disabled={typed.trim() === ''} onClick={() => take(readMaterialText(typed))}>
          {texts.addPasted}
        </Button>
        <FileButton accept=".csv,.tsv,.txt,.xlsx,.json" onChange={(file) => void takeFile(file)}>
          {(props) => <Button {...props}>{texts.fromFile}</Button>}
        </FileButton>
      </div>
      <div role="status">
        {said.map((each) => (
          <p key={each} className={css.said}>
            {each}
          </p>
        ))}
      </div>
    </details>
  )
}
