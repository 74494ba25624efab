// Finds the Chromium that the browser tests drive, or installs Debian's where that is possible. First choice is the one without windows:
// the same engine, whose own part takes less than half the processor time.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './node-binary.js'

const DEBIANS = '/usr/bin/chromium'
const WITHOUT_WINDOWS = '/usr/bin/chromium-headless-shell'
/** How long the machine may take to fetch what the tests can do without. */
const FETCH_WITHIN_MS = 60_000
const INSTALL = ['install', '-y', '-qq', '--no-remove', '--no-install-recommends']

const USUAL_PLACES = [
  WITHOUT_WINDOWS,
  DEBIANS,
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Path of a Chromium; exits with a sentence that says what to do when there is none and none can be installed. */
export function findChromium() {
  const given = process.env.CHROMIUM_PATH
  if (given && existsSync(given)) return given
  if (given) fail(`CHROMIUM_PATH names ${given}, where there is no file.`)
  if (!presentChromium() || presentChromium() === DEBIANS) install()
  return (
    presentChromium() ??
    fail('No Chromium was found. Install Chromium or set CHROMIUM_PATH to one, then run npm test again.')
  )
}

/** Path of the first Chromium there is in a usual place, or undefined. */
export const presentChromium = () => USUAL_PLACES.find((path) => existsSync(path))

/** As root on Debian. Where the other Chromium is there already, one try is enough, and a short one: the tests run without it too. */
function install() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  const tried = join(ROOT, 'var', 'chromium-tried')
  if (presentChromium() && existsSync(tried)) return
  console.log("Installing Debian's Chromium for the browser tests ...")
  const quiet = ['ignore', 'ignore', presentChromium() ? 'ignore' : 'inherit']
  const options = { stdio: quiet, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  // What may be cut short changes nothing on the machine; what changes it is never cut short.
  const fetching = { ...options, timeout: presentChromium() ? FETCH_WITHIN_MS : undefined }
  const get = (name) =>
    spawnSync('apt-get', [...INSTALL, '--download-only', name], fetching).status === 0 &&
    spawnSync('apt-get', [...INSTALL, name], options).status === 0
  spawnSync('apt-get', ['update', '-qq'], fetching)
  if (!get('chromium-headless-shell') && !presentChromium()) get('chromium')
  mkdirSync(join(ROOT, 'var'), { recursive: true })
  writeFileSync(tried, '')
}

function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}
