// What the person who starts Portage reads in the terminal.
export const texts = {
  ready: (address: string) => `Portage is ready at ${address}`,
  /** `password`: undefined where staff sign in with names. */
  demoSignIns: (email: string, password: string | undefined, documents: string) =>
    `Demo: sign in as ${email}; ${password ? `staff password ${password}; ` : ''}document password ${documents}`,
  noStaff:
    'Nobody on staff can sign in yet. Invite the first owner: npm run staff:invite -- --email ADDRESS --name NAME',
  stopping: 'Stopping: requests in flight are finished first.',
  badSettings: (list: string) => `Portage cannot start with these settings:\n${list}`,
  badSetting: (name: string, problem: string) => `  ${name}: ${problem}`,
  port: 'give a port number from 0 to 65535',
  yesOrNo: 'give yes or no',
  oneOf: (choices: string) => `give one of: ${choices}`,
  postgresUrl: 'give an address that begins with postgres:// or postgresql://',
  webAddress: 'give an address that begins with http:// or https://, or off',
  timeZone: (given: string) => `"${given}" is not a time zone; give a name such as America/Toronto`,
  encryptionKey: 'give 32 random bytes in base64, such as openssl rand -base64 32 prints',
  encryptionKeyBefore: 'give the earlier keys as ENCRYPTION_KEY had them, separated by commas',
  encryptionKeyNeeded:
    'ENCRYPTION_KEY is missing. Phones, business numbers and signatures are stored encrypted, so Portage does not start on a shared database without it. Set 32 random bytes in base64, such as openssl rand -base64 32 prints, or the key this database was used with.',
  encryptionKeyWrong: (places: string) =>
    `The encryption key does not open what is stored (${places}). Set the key this database was used with as ENCRYPTION_KEY, or as ENCRYPTION_KEY_BEFORE while you change it. If it is lost for good, ENCRYPTION_KEY_LOST=yes starts once without what it opened.`,
  tokens: 'give a whole number of tokens',
  languageModelName: 'name the model to use',
  shopUrl: 'give an address that begins with https:// and does not end in a slash',
  languageModelUrl: 'give an address that begins with http:// or https:// and does not end in a slash',
  languageModelDeadline: 'give whole seconds from 1 to 55',
  languageModelKey: 'give the key of the service',
  s3Endpoint: 'give an address that begins with http:// or https://',
  s3Needs: 'needed with S3_BUCKET',
  shopNeeds: 'needed with the other variables of the shop',
  amazonNeeds: 'needed with AMAZON_REFRESH_TOKEN',
  emailAddress: 'give an email address',
  notEmpty: 'give a value or leave it out',
  codeNeedsMail:
    'in production clients sign in by a code that is mailed, so name a mail server here. CLIENT_SIGN_IN=direct does without, and lets in anybody who knows the email address of a client',
  lettersNeedAddress:
    'the links in emails lead here, those that stop emails and those that ask before an address is changed too: say where the world finds this installation',
  passkeysNeedAddress:
    'passkeys work at one host name alone, over https: say here where the world finds this installation',
  sharedInProduction:
    'in production staff sign in with names of their own, so STAFF_PASSWORD opens nothing: remove it, or set STAFF_SIGN_IN=shared to keep one password for all',
  oidcIssuer: 'give the address of the provider as it names itself, beginning with https://',
  oidcLabel: 'give at most 40 characters',
  oidcNeeds: 'needed for single sign-on: give OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET, or none of them',
  oidcNeededForSso: 'STAFF_SIGN_IN=sso lets staff in by single sign-on alone, so its provider has to be named here',
  oidcNeedsAddress:
    'the provider of single sign-on sends people back to this installation: say here where the world finds it',
  smtpUrl: 'give an address such as smtp://user:password@host:587 or smtps://user:password@host:465',
  mailFrom: 'give a sender such as Portage <no-reply@example.com>',
  mailFromNeeded: 'give the sender of emails: the mail server of SMTP_URL needs one',
  analyticsSite: 'give the name of the site, such as portage.example.com',
  analyticsUrlNeeded: 'give the address that page views are sent to',
  analyticsSiteNeeded: 'give the name that the site has in Plausible',
  publicUrl: 'give an address such as https://portage.example.com, without a path or a slash at the end',
  embeddedInProduction:
    'production needs a PostgreSQL address here: the embedded database can lose data in a power cut. Set ALLOW_EMBEDDED_DATABASE=yes to use it all the same',
  portTaken: (host: string, port: number) =>
    `Port ${port} on ${host} is taken. Stop the other program, or set PORT to a free port.`,
  addressRefused: (host: string, port: number) => `Cannot listen on ${host}, port ${port}. Check HOST and PORT.`,
  folderInUse: (folder: string) =>
    `Another Portage is using the data folder ${folder}. Stop it, or set DATA_DIR to another folder.`,
  folderUnreadable: (folder: string) =>
    `The data folder ${folder} cannot be used: it is not readable, not writable or not a Portage database. Set DATA_DIR to another folder, or move this one away.`,
  /** `said`: by the server or the system, for want of anything better. */
  databaseUnreachable: (said: string) =>
    `The PostgreSQL server of DATABASE_URL does not let Portage in: ${said}. Check the address, and that it runs; behind a pooler see docs/operations/scale.md.`,
  migrationFailed: (reason: string) => `The database could not be brought up to date: ${reason}.`,
  startFailed: 'Portage could not start. The log line above says why.',
  webPagesFrom: 'give the address of a server on this machine, such as http://127.0.0.1:8080',
  webPagesInProduction: 'for trials only: in production pages are read from the web itself',
  resetInProduction: 'Demo data is never loaded in production.',
  tracesUrl: 'give an address such as http://collector.example.com:4318',
  milliseconds: 'give a whole number of milliseconds',
  metricsToken: (characters: number) => `give at least ${characters} characters, such as openssl rand -hex 20 prints`,
  networks: 'give addresses or networks such as 10.0.0.0/8, separated by commas',
  positiveNumber: 'give a whole number of 1 or more',
  searchNeedsModel: 'WEB_SEARCH needs a language model that reads the pages it finds',
  searxngUrl: 'give the address of your SearXNG',
  clearitNeeds: 'needed with the other variable of ClearIt',
  eshipperNeeds: 'needed with the other variables of eShipper',
  freightKey: 'the other variables of Freightcom need it.',
} as const
