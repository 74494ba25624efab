// Against a small SMTP server of our own: it speaks just enough of RFC 5321 to take or refuse a letter.
import { createServer, type Server, type Socket } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { smtpMailer } from './smtp.ts'

type Answers = { readonly recipient?: string; readonly data?: string; readonly greeting?: readonly string[] }
type Received = { readonly commands: string[]; readonly letters: string[]; connections: number }

/** `greeting`: one for each connection, '220 ready' after the last. */
async function smtpServer(answers: Answers = {}): Promise<{ port: number; received: Received }> {
  const received: Received = { commands: [], letters: [], connections: 0 }
  const server = createServer((socket) => {
    const greeting = answers.greeting?.[received.connections] ?? '220 ready'
    received.connections += 1
    talk(socket, greeting, answers, received)
  })
  onTestFinished(() => close(server))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('no port')
  return { port: address.port, received }
}

const close = (server: Server) => new Promise<void>((resolve) => server.close(() => resolve()))

function talk(socket: Socket, greeting: string, answers: Answers, { commands, letters }: Received): void {
  let letter: string | undefined
  const say = (line: string) => socket.write(`${line}\r\n`)
  const hear = (line: string) => {
    if (letter !== undefined) {
      if (line !== '.') {
        letter += `${line}\n`
        return
      }
      letters.push(letter)
      letter = undefined
      return say(answers.data ?? '250 taken')
    }
    commands.push(line)
    if (line.startsWith('RCPT')) return say(answers.recipient ?? '250 ok')
    if (line === 'DATA') {
      letter = ''
      return say('354 go on')
    }
    if (line === 'STARTTLS') return say('502 no such command')
    if (line === 'QUIT') return socket.end('221 bye\r\n')
    return say('250 ok')
  }
  let rest = ''
  socket.setEncoding('utf8')
  socket.on('error', () => undefined)
  socket.on('data', (chunk) => {
    const lines = (rest + chunk).split('\r\n')
    rest = lines.pop() ?? ''
    for (const line of lines) hear(line)
  })
  say(greeting)
}

const LETTER = { to: 'dana@example.com', subject: '204815 is your Portage code', text: 'Your code\n\n    204815\n' }
const mailer = (port: number, tls: 'required' | 'offered' = 'offered') =>
  smtpMailer({ url: `smtp://127.0.0.1:${port}`, from: 'Portage <no-reply@portage.example>', tls, pauseMs: 1 })

it('hands nothing to a server without TLS where TLS is required', async () => {
  const { port, received } = await smtpServer()
  await expect(mailer(port, 'required').send(LETTER)).rejects.toThrow('mail server')
  expect(received.letters).toEqual([])
  expect(received.commands.filter((line) => /^(MAIL|RCPT|DATA)/.test(line))).toEqual([])
})

it('hands the letter to the server: sender, one addressee, subject, plain text, marked as automatic', async () => {
  const { port, received } = await smtpServer()
  await mailer(port).send(LETTER)
  expect(received.commands).toEqual(
    expect.arrayContaining(['MAIL FROM:<no-reply@portage.example>', 'RCPT TO:<dana@example.com>', 'DATA']),
  )
  const [letter = ''] = received.letters
  expect(letter).toContain('From: Portage <no-reply@portage.example>')
  expect(letter).toContain('To: dana@example.com')
  expect(letter).toContain('Subject: 204815 is your Portage code')
  expect(letter).toContain('Content-Type: text/plain; charset=utf-8')
  expect(letter).toContain('Auto-Submitted: auto-generated')
  expect(letter).toContain('    204815')
})

it.each([
  ['dana@example.com, eve@example.com'],
  ['dana@example.com\r\nBcc: eve@example.com'],
  ['"x@y" <eve@example.com>@example.com'],
])('never takes %j for a second addressee', async (to) => {
  const { port, received } = await smtpServer()
  await mailer(port)
    .send({ ...LETTER, to })
    .catch(() => undefined)
  const recipients = received.commands.filter((line) => line.startsWith('RCPT'))
  expect(recipients.length).toBeLessThanOrEqual(1)
  expect(recipients.join()).not.toContain('<eve@example.com>')
  expect(received.letters.join()).not.toMatch(/^bcc:/im)
})

it('tries a second time when the server is busy', async () => {
  const { port, received } = await smtpServer({ greeting: ['421 busy'] })
  await mailer(port).send(LETTER)
  expect([received.connections, received.letters.length]).toEqual([2, 1])
})

it('gives up when the server stays busy, and does not repeat what it refuses for good', async () => {
  const busy = await smtpServer({ recipient: '450 later' })
  await expect(mailer(busy.port).send(LETTER)).rejects.toMatchObject({ provider: 'mail server', retryable: true })
  expect(busy.received.connections).toBe(2)
  const refusing = await smtpServer({ recipient: '550 no such user dana@example.com' })
  const refused = mailer(refusing.port).send(LETTER)
  await expect(refused).rejects.toMatchObject({ message: 'mail server: answered 550', retryable: false })
  expect(refusing.received.connections).toBe(1)
})

it('says that a server which is not there could not be reached', async () => {
  await expect(mailer(1).send(LETTER)).rejects.toThrow('mail server: could not be reached')
})
