// Finds the Chromium that the browser tests drive, or installs Debian's where that is possible.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const USUAL_PLACES = [
  '/usr/bin/chromium',
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
  return (
    present() ??
    installed() ??
    fail('No Chromium was found. Install Chromium or set CHROMIUM_PATH to one, then run npm test again.')
  )
}

const present = () => USUAL_PLACES.find((path) => existsSync(path))

function installed() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  console.log("Installing Debian's Chromium for the browser tests ...")
  const options = { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  spawnSync('apt-get', ['update', '-qq'], options)
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], options)
  return present()
}

function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}
