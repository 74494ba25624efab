// Pages for a trial of the product: every https page is read from one server on this machine, which is told the name of the page's host.
// What may be asked for is checked as ever; names are not looked up, since nothing goes out to them.
import { get as httpGet } from 'node:http'
import type { get as httpsGet } from 'node:https'
import { httpsPages } from './https-pages.ts'
import type { WebPages } from './web-pages.ts'

/** `from`: 'http://127.0.0.1:8080'. */
export function trialPages(from: string): WebPages {
  const get = (url: URL, { headers, signal }: Options, done: Done) =>
    httpGet(new URL(`${url.pathname}${url.search}`, from), { headers: { ...headers, host: url.host }, signal }, done)
  return httpsPages({ get: get as typeof httpsGet })
}

type Options = Exclude<Parameters<typeof httpGet>[1], undefined>
type Done = Parameters<typeof httpGet>[2]
