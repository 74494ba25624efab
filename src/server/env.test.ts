import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { BadEnv, ROOT, readEnv, VARIABLES } from './env.ts'

/** The problems as the operator reads them, one a line; empty when the settings are good. */
function problems(given: Record<string, string>): readonly string[] {
  try {
    readEnv(given)
    return []
  } catch (error) {
    if (!(error instanceof BadEnv)) throw error
    return error.message.split('\n').slice(1)
  }
}

describe('the environment', () => {
  it('works when nothing is set', () => {
    expect(readEnv({ PORT: '', HOME: '/root' })).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      dataDir: expect.stringMatching(/\/var$/),
      databaseUrl: undefined,
      production: false,
      clientSignIn: 'direct',
      businessTimeZone: 'America/Toronto',
      referenceUpdate: 'auto',
      demoData: 'auto',
    })
  })

  it('takes an absolute data folder as it is', () => {
    expect(readEnv({ DATA_DIR: '/srv/portage' }).dataDir).toBe('/srv/portage')
  })

  it('names every problem at once', () => {
    const given = { PORT: '70000', CLIENT_SIGN_IN: 'mail', BUSINESS_TIME_ZONE: 'Mars/North', DATABASE_URL: 'mysql://x' }
    expect(problems(given)).toEqual([
      '  PORT: give a port number from 0 to 65535',
      '  DATABASE_URL: give an address that begins with postgres:// or postgresql://',
      '  CLIENT_SIGN_IN: give one of: code, direct, passkey',
      '  BUSINESS_TIME_ZONE: "Mars/North" is not a time zone; give a name such as America/Toronto',
    ])
  })

  it.each([
    [
      'production without a mail server for codes',
      { NODE_ENV: 'production', DATABASE_URL: 'postgres://x' },
      'SMTP_URL: in production clients sign in by a code',
    ],
    [
      'codes chosen in production without a mail server',
      { NODE_ENV: 'production', DATABASE_URL: 'postgres://x', CLIENT_SIGN_IN: 'code' },
      'SMTP_URL: in production clients sign in by a code',
    ],
    [
      'emails of production with links that lead nowhere',
      {
        NODE_ENV: 'production',
        DATABASE_URL: 'postgres://x',
        SMTP_URL: 'smtp://x',
        MAIL_FROM: 'Portage <no-reply@example.com>',
      },
      'PUBLIC_URL: the links in emails lead here',
    ],
    ['a mail server without a sender', { SMTP_URL: 'smtp://mail.example.com' }, 'MAIL_FROM: give the sender'],
    ['a mail server of another kind', { SMTP_URL: 'imap://mail.example.com' }, 'SMTP_URL: give an address such as'],
    [
      'a sender that is none',
      { SMTP_URL: 'smtp://x', MAIL_FROM: 'Portage' },
      'MAIL_FROM: give a sender such as Portage <no-reply@example.com>',
    ],
    [
      'an endpoint to count page views without its address',
      { ANALYTICS: 'endpoint' },
      'ANALYTICS_URL: give the address',
    ],
    ['Plausible without the name of the site', { ANALYTICS: 'plausible' }, 'ANALYTICS_SITE: give the name'],
    ['an address of its own with a path', { PUBLIC_URL: 'https://x.example/app' }, 'PUBLIC_URL: give an address'],
    [
      'production on the embedded database',
      { NODE_ENV: 'production', CLIENT_SIGN_IN: 'direct' },
      'DATABASE_URL: production needs a PostgreSQL address',
    ],
    [
      'a reset of demo data in production',
      { NODE_ENV: 'production', CLIENT_SIGN_IN: 'direct', DATABASE_URL: 'postgres://x', DEMO_RESET: 'yes' },
      'DEMO_RESET: Demo data is never loaded in production',
    ],
    [
      'pages of a trial in production',
      {
        NODE_ENV: 'production',
        CLIENT_SIGN_IN: 'direct',
        DATABASE_URL: 'postgres://x',
        WEB_PAGES_FROM: 'http://127.0.0.1:8080',
      },
      'WEB_PAGES_FROM: for trials only',
    ],
    [
      'pages of a trial beside a database that nobody says is for developing',
      { CLIENT_SIGN_IN: 'direct', DATABASE_URL: 'postgres://x', WEB_PAGES_FROM: 'http://127.0.0.1:8080' },
      'WEB_PAGES_FROM: for trials only',
    ],
    [
      'pages of a trial from another machine',
      { WEB_PAGES_FROM: 'http://10.0.0.7:8080' },
      'WEB_PAGES_FROM: give the address of a server on this machine',
    ],
  ])('refuses %s', (_, given, problem) => {
    expect(problems(given)).toEqual([expect.stringContaining(problem)])
  })

  it('takes single sign-on whole or not at all, from a provider over https or on this machine', () => {
    const whole = {
      PUBLIC_URL: 'https://portage.example.com',
      OIDC_ISSUER: 'https://login.example.com/maple',
      OIDC_CLIENT_ID: 'portage',
      OIDC_CLIENT_SECRET: 'secret',
    }
    const { PUBLIC_URL: _, ...nowhere } = whole
    expect(readEnv({}).signOn).toBeUndefined()
    expect(readEnv({ ...whole, STAFF_SIGN_IN: 'sso' })).toMatchObject({
      staffSignIn: 'sso',
      signOn: { issuer: 'https://login.example.com/maple', label: 'login.example.com' },
    })
    expect(readEnv({ ...whole, OIDC_LABEL: 'Maple ID' }).signOn?.label).toBe('Maple ID')
    expect(problems(nowhere)).toEqual([expect.stringContaining('PUBLIC_URL: the provider')])
    expect(problems({ ...whole, OIDC_CLIENT_SECRET: '' })).toEqual([expect.stringContaining('OIDC_CLIENT_SECRET:')])
    expect(problems({ ...whole, OIDC_ISSUER: 'http://login.example.com' })).toEqual([
      expect.stringContaining('OIDC_ISSUER: give the address'),
    ])
    expect(readEnv({ ...whole, OIDC_ISSUER: 'http://127.0.0.1:4200' }).signOn).toBeDefined()
    expect(problems({ STAFF_SIGN_IN: 'sso' })).toHaveLength(4)
  })

  it('signs clients in by a code in production, and by the e-mail address alone when that is said on purpose', () => {
    const production = { NODE_ENV: 'production', DATABASE_URL: 'postgres://x' }
    const mail = { SMTP_URL: 'smtps://user:word@mail.example.com:465', MAIL_FROM: 'Portage <no-reply@example.com>' }
    const site = { PUBLIC_URL: 'https://portage.example.com' }
    expect(readEnv({ ...production, ...mail, ...site })).toMatchObject({
      clientSignIn: 'code',
      mail: { url: mail.SMTP_URL, from: mail.MAIL_FROM, tls: 'required' },
    })
    expect(readEnv({ ...production, CLIENT_SIGN_IN: 'direct' })).toMatchObject({ clientSignIn: 'direct' })
    expect(readEnv({ CLIENT_SIGN_IN: 'code' })).toMatchObject({ clientSignIn: 'code', mail: undefined })
  })

  it('takes a PostgreSQL server for production unless it is told otherwise, and no other word than the known', () => {
    const served = { DATABASE_URL: 'postgres://x', CLIENT_SIGN_IN: 'direct' }
    expect(readEnv(served).production).toBe(true)
    expect(problems({ DATABASE_URL: 'postgres://x' })).toEqual([expect.stringContaining('SMTP_URL: in production')])
    expect(readEnv({ ...served, NODE_ENV: 'development' }).production).toBe(false)
    expect(problems({ ...served, NODE_ENV: 'Production' })).toEqual([
      '  NODE_ENV: give one of: production, development, test',
    ])
  })

  it('lets production run embedded when that is said on purpose', () => {
    expect(problems({ NODE_ENV: 'production', CLIENT_SIGN_IN: 'direct', ALLOW_EMBEDDED_DATABASE: 'yes' })).toEqual([])
  })
})

it('is described by .env.example, every variable with a default that works', () => {
  const lines = readFileSync(join(ROOT, '.env.example'), 'utf8').split('\n')
  const example = Object.fromEntries(lines.filter((line) => /^[A-Z0-9_]+=/.test(line)).map((line) => line.split('=')))
  expect(Object.keys(example).sort()).toEqual([...VARIABLES].sort())
  expect(readEnv(example)).toEqual(readEnv({}))
})

describe('TRUSTED_PROXIES', () => {
  it('is a list of addresses and networks, empty when left out', () => {
    expect(readEnv({}).trustedProxies).toEqual([])
    expect(readEnv({ TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8,::1,fd00::/8' }).trustedProxies).toEqual([
      '127.0.0.1',
      '10.0.0.0/8',
      '::1',
      'fd00::/8',
    ])
  })

  it.each(['yes', '10.0.0.0/33', '10.0.0.0/', '10.0.0.0/8/8', '127.0.0.1,'])('refuses %s', (given) => {
    expect(() => readEnv({ TRUSTED_PROXIES: given })).toThrow('give addresses or networks')
  })
})
