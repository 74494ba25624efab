// Keeps what was last read, so that the pages open and can be read without a connection. Everything comes from the server while it answers.
// Kept are: the page itself, its scripts and styles, and answers to the reading calls of a signed-in client, in a store that only the
// same session finds; signing out takes the store away (`src/web/api/offline.ts`).

const SHELL = 'portage-shell'
const DATA = 'portage-data-'
const PUBLIC = 'portage-public'
/** What a client reads of shipments, goods and papers. Nothing of staff, of visitors, of sessions, no numbers of a business, and no files. */
const KEPT_CALLS =
  /^\/api\/(shipments(\/[\w-]+\/(complete-data|items|content))?|client-manufacturing-addresses|catalogue|documents|cusma\/products|exchange-rate)$/
/** What the installation knows, the same for everybody. */
const PUBLIC_CALL = '/api/health'
const MOST_KEPT = 300
const KEPT_FOR_MS = 7 * 24 * 3_600_000
const KEPT_AT = 'x-kept-at'

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))
self.addEventListener('activate', (event) => event.waitUntil(Promise.all([self.clients.claim(), forgetOthers()])))

/** What an older one of this kept and this one would not. */
async function forgetOthers() {
  for (const name of (await caches.keys()).filter((each) => each.startsWith(DATA))) {
    const answers = await caches.open(name)
    const others = (await answers.keys()).filter(({ url }) => !KEPT_CALLS.test(new URL(url).pathname))
    for (const each of others) await answers.delete(each)
  }
}

/** How often a session ended: an answer that comes after the end of its own is not kept. */
let signOuts = 0
self.addEventListener('message', (event) => {
  if (event.data !== 'forget') return
  signOuts += 1
  event.waitUntil(forget())
})

async function forget() {
  const names = (await caches.keys()).filter((name) => name.startsWith(DATA))
  await Promise.all(names.map((name) => caches.delete(name)))
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  if (request.mode === 'navigate') event.respondWith(page(request))
  else if (/^\/(assets\/|icon|site\.webmanifest)/.test(url.pathname)) event.respondWith(part(request))
  else if (isKept(url.pathname, request.headers)) event.respondWith(answer(event))
})

const isKept = (path, headers) => path === PUBLIC_CALL || (KEPT_CALLS.test(path) && headers.has('authorization'))

/** The page of the server; without it the one that was kept. A newer page takes the parts of the older one away. */
async function page(request) {
  try {
    const fresh = await fetch(request)
    const isPage = fresh.ok && (fresh.headers.get('content-type') ?? '').startsWith('text/html')
    if (isPage && !new URL(request.url).pathname.startsWith('/api/')) await keepPage(fresh.clone())
    return fresh
  } catch (cause) {
    const kept = await (await caches.open(SHELL)).match('/')
    if (kept) return kept
    throw cause
  }
}

async function keepPage(fresh) {
  const shell = await caches.open(SHELL)
  const entry = (text) => /\/assets\/index-[\w-]+\.js/.exec(text)?.[0]
  const text = await fresh.clone().text()
  const before = await (await shell.match('/'))?.text()
  if (before !== undefined && entry(before) !== entry(text)) {
    for (const each of await shell.keys()) await shell.delete(each)
  }
  await shell.put('/', fresh)
}

/** A part has its content in its name: what was kept is what the server would send. */
async function part(request) {
  const shell = await caches.open(SHELL)
  const kept = await shell.match(request)
  if (kept) return kept
  const fresh = await fetch(request)
  if (fresh.ok) await shell.put(request, fresh.clone())
  return fresh
}

/** What the server answers; where no answer comes, the last one to this session, with the moment it was given. */
async function answer(event) {
  const { request } = event
  const store = await storeOf(request)
  const session = signOuts
  try {
    const fresh = await fetch(request)
    if (fresh.ok && session === signOuts) event.waitUntil(keepAnswer(store, request.url, fresh.clone()))
    return fresh
  } catch (cause) {
    const kept = await (await caches.open(store)).match(request.url)
    const isRecent = kept && Date.now() - Date.parse(kept.headers.get(KEPT_AT) ?? '') < KEPT_FOR_MS
    if (isRecent) return kept
    throw cause
  }
}

async function keepAnswer(store, url, fresh) {
  const headers = { 'content-type': fresh.headers.get('content-type') ?? '', [KEPT_AT]: new Date().toISOString() }
  const session = signOuts
  const content = await fresh.blob()
  if (session !== signOuts) return
  const answers = await caches.open(store)
  await answers.delete(url) // so that the newest stand last
  await answers.put(url, new Response(content, { headers }))
  const kept = await answers.keys()
  for (const oldest of kept.slice(0, -MOST_KEPT)) await answers.delete(oldest)
}

/** One store for each session and company: the token itself is not written down. */
async function storeOf({ headers }) {
  if (!headers.has('authorization')) return PUBLIC
  const whose = `${headers.get('authorization')} ${headers.get('x-company') ?? ''} ${headers.get('accept-language')}`
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(whose))
  return DATA + [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
