// The place where a file is chosen, or dropped.
import { useState } from 'react'
import css from './file-drop.module.css'
import { Icon } from './icons.tsx'

type Props = {
  readonly title: string
  readonly hint: string
  /** Endings and kinds that the file chooser offers. */
  readonly accept: string
  readonly onFile: (file: File) => void
}

export function FileDrop({ title, hint, accept, onFile }: Props) {
  const [isOver, setOver] = useState(false)
  const take = (file: File | undefined) => {
    if (file) onFile(file)
  }
  return (
    <label
      className={css.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        take(event.dataTransfer.files[0])
      }}
    >
      <Icon name="document" size={22} />
      <b>{title}</b>
      <span className="xs dim">{hint}</span>
      <input
        type="file"
        className="visually-hidden"
        accept={accept}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0]
          event.currentTarget.value = ''
          take(file)
        }}
      />
    </label>
  )
}
