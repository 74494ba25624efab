// Services that are not asked through `providers/http.ts`, each call as a span: what is done, never with what.
import type { FileStorage } from './providers/file-storage/file-storage.ts'
import type { Mailer } from './providers/mail/mail.ts'
import type { WebPages } from './providers/web-pages/web-pages.ts'
import { inSpan } from './spans.ts'

export const spannedFiles = (files: FileStorage): FileStorage => ({
  ...files,
  put: (key, bytes) => spanned(`store file in ${files.name}`, () => files.put(key, bytes)),
  get: (key) => spanned(`read file in ${files.name}`, () => files.get(key)),
  delete: (key) => spanned(`delete file in ${files.name}`, () => files.delete(key)),
})

export const spannedMailer = (mailer: Mailer): Mailer => ({
  ...mailer,
  send: (letter) => spanned('send letter', () => mailer.send(letter)),
})

export const spannedPages = (pages: WebPages): WebPages => ({
  ...pages,
  read: (url) => spanned('read web page', () => pages.read(url)),
})

const spanned = <T>(name: string, work: () => Promise<T>): Promise<T> =>
  inSpan(() => ({ name, kind: 'client', facts: {} }), work)
