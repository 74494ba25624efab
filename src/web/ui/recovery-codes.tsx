// Recovery codes, shown once: to be copied or kept as a file.
import { Button } from '@mantine/core'
import { useState } from 'react'
import { texts } from '#texts/en/staff-sign-in.ts'
import { Notice } from './notice.tsx'
import css from './recovery-codes.module.css'

type Props = { readonly codes: readonly string[]; readonly onDownload: (file: Blob, name: string) => void }
type Copied = 'yes' | 'failed'

export function RecoveryCodes({ codes, onDownload }: Props) {
  const [copied, setCopied] = useState<Copied>()
  const text = `${codes.join('\n')}\n`
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied('yes'),
      () => setCopied('failed'),
    )
  return (
    <div className={css.stack}>
      <p className="sm dim">{texts.codesHint}</p>
      <ol className={css.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      {copied === 'failed' && (
        <Notice tone="warn" role="alert">
          {texts.copyFailed}
        </Notice>
      )}
      <div className={css.actions}>
        <Button onClick={() => void copy()}>{copied === 'yes' ? texts.copied : texts.copy}</Button>
        <Button onClick={() => onDownload(new Blob([text], { type: 'text/plain' }), texts.codesFile)}>
          {texts.download}
        </Button>
      </div>
    </div>
  )
}
