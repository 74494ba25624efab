// Letters that were not sent because no mail server is set up: a page for whoever tries the program, at /dev/outbox.
import type { FastifyInstance } from 'fastify'
import { texts } from '#texts/en/outbox.ts'

type KeptLetter = { readonly to: string; readonly subject: string; readonly text: string; readonly at: Date }

/** Plain HTML without scripts. Never registered where letters are really sent, nor in production. */
export function registerOutbox(app: FastifyInstance, letters: () => readonly KeptLetter[]): void {
  app.get('/dev/outbox', (_request, reply) =>
    reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(outboxHtml(letters())),
  )
}

const outboxHtml = (letters: readonly KeptLetter[]): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${texts.title}</title>
<link rel="stylesheet" href="/api/docs.css">
</head>
<body>
<h1>${texts.title}</h1>
<p>${texts.about}</p>
<main>${letters.length === 0 ? `<p>${texts.empty}</p>` : letters.map(letterHtml).join('\n')}</main>
</body>
</html>
`

const letterHtml = ({ to, subject, text, at }: KeptLetter): string => `<article>
<h3>${esc(subject)}</h3>
<p><small>${esc(texts.line(to, at.toISOString()))}</small></p>
${text.trim().split('\n\n').map(paragraphHtml).join('\n')}
<hr>
</article>`

const paragraphHtml = (text: string): string => `<p>${esc(text.trim()).replaceAll('\n', '<br>')}</p>`

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const esc = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
