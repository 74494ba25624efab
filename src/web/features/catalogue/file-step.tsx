// First step of the import: choosing the file, or dropping it.
import { texts as en } from '#texts/en/catalogue-screen.ts'
import { useTexts } from '../../language/page-language.tsx'
import { Icon } from '../../ui/icons.tsx'
import css from './catalogue.module.css'

type Props = { readonly reading: boolean; readonly onChoose: (file: File) => void }

export function FileStep({ reading, onChoose }: Props) {
  const texts = useTexts(en)
  return (
    <>
      <p className="sm dim">{texts.importHint}</p>
      <label
        className={css.drop}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault()
          const file = event.dataTransfer.files[0]
          if (file) onChoose(file)
        }}
      >
        <Icon name="document" size={22} />
        <b>{texts.chooseFile}</b>
        <span className="xs faint">{texts.template}</span>
        <input
          type="file"
          className="visually-hidden"
          accept=".csv,.tsv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          onChange={(event) => {
            const file = event.currentTarget.files?.[0]
            event.currentTarget.value = ''
            if (file) onChoose(file)
          }}
        />
      </label>
      <p role="status" className="sm dim">
        {reading && texts.readingFile}
      </p>
    </>
  )
}
