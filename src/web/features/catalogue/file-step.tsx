// First step of the import: choosing the file, or dropping it.
import { texts as en } from '#texts/en/catalogue-screen.ts'
import { useTexts } from '../../language/page-language.tsx'
import { FileDrop } from '../../ui/file-drop.tsx'

const ACCEPTED = '.csv,.tsv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

type Props = { readonly reading: boolean; readonly onChoose: (file: File) => void }

export function FileStep({ reading, onChoose }: Props) {
  const texts = useTexts(en)
  return (
    <>
      <p className="sm dim">{texts.importHint}</p>
      <FileDrop title={texts.chooseFile} hint={texts.template} accept={ACCEPTED} onFile={onChoose} />
      <p role="status" className="sm dim">
        {reading && texts.readingFile}
      </p>
    </>
  )
}
