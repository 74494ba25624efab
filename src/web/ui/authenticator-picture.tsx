// What an authenticator app takes: a picture to scan, and its secret to be typed.
import { texts } from '#texts/en/staff-sign-in.ts'
import css from './authenticator-picture.module.css'
import { QrCode } from './qr-code.tsx'

type Props = { readonly secret: string; readonly uri: string }

export function AuthenticatorPicture({ secret, uri }: Props) {
  return (
    <div className={css.both}>
      <QrCode text={uri} label={texts.picture} />
      <p className="sm">
        <span className="dim">{texts.secret}</span>
        <br />
        <code className={css.secret}>{(secret.match(/.{1,4}/g) ?? []).join(' ')}</code>
      </p>
    </div>
  )
}
