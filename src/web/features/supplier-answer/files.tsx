// Files that go with the answer; each is sent as soon as it is chosen, so that none is lost with the page.
import { Button, FileButton } from '@mantine/core'
import { useState } from 'react'
import { addSupplierFile, removeSupplierFile } from '#contract/supplier-answer.ts'
import type { SupplierWords } from '#words/supplier-page.ts'
import { useSend } from '../../api/hooks.ts'
import { Notice } from '../../ui/notice.tsx'
import css from './supplier-answer.module.css'
import { troubleText } from './trouble.ts'

type File_ = { readonly id: string; readonly name: string; readonly sizeBytes: number }
type Props = {
  readonly token: string
  readonly texts: SupplierWords
  readonly files: readonly File_[]
  readonly onChange: (files: readonly File_[]) => void
}

const MOST_BYTES = 5_000_000

export function Files({ token, texts, files, onChange }: Props) {
  const [problem, setProblem] = useState<string>()
  const add = useSend(addSupplierFile)
  const remove = useSend(removeSupplierFile)
  const failed = (error: unknown) => setProblem(troubleText(error, texts, texts.fileFailed))
  const choose = async (file: File | null) => {
    setProblem(undefined)
    if (!file) return
    if (file.size > MOST_BYTES) return setProblem(texts.file['too-large'])
    try {
      const content = await base64Of(file)
      const given = await add.mutateAsync({ body: { token, name: file.name.slice(-200), content } })
      onChange([...files, given.data])
    } catch (error) {
      failed(error)
    }
  }
  return (
    <section className={css.part} aria-labelledby="supplier-files-title">
      <h2 id="supplier-files-title">{texts.filesTitle}</h2>
      <p className="sm dim">{texts.filesHint}</p>
      <ul>
        {files.map(({ id, name }) => (
          <li key={id} className={css.file}>
            <span className={css.name}>{name}</span>{' '}
            <Button
              size="xs"
              variant="subtle"
              aria-label={texts.removeOf(name)}
              onClick={() =>
                remove.mutate(
                  { body: { token, file: id } },
                  { onSuccess: () => onChange(files.filter((each) => each.id !== id)), onError: failed },
                )
              }
            >
              {texts.remove}
            </Button>
          </li>
        ))}
      </ul>
      <div>
        <FileButton accept="application/pdf,image/png,image/jpeg" onChange={(file) => void choose(file)}>
          {(props) => (
            <Button {...props} loading={add.isPending}>
              {add.isPending ? texts.adding : texts.addFile}
            </Button>
          )}
        </FileButton>
      </div>
      {problem && (
        <Notice tone="bad" role="alert">
          {problem}
        </Notice>
      )}
    </section>
  )
}

/** Rejects for a file that cannot be read, such as one that was moved meanwhile. */
const base64Of = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onerror = () => reject(reader.error)
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,?/, ''))
    reader.readAsDataURL(file)
  })
