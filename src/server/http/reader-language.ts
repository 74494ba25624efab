// In which language a request is answered: what the person chose and Portage keeps, else what the browser asks for.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LANGUAGES, type Language } from '#domain/language.ts'
import { callerOf } from './access.ts'

/** The language of the reader of a request. */
export const languageOf = (request: FastifyRequest): Language =>
  callerOf(request)?.language ?? acceptedLanguage(request.headers['accept-language'])

/** The same, said in the headers of the answer. */
export function noteLanguage(request: FastifyRequest, reply: FastifyReply): Language {
  const language = languageOf(request)
  reply.header('content-language', language).header('vary', 'Accept-Language')
  return language
}

/** 'fr-CA, en;q=0.8': our language of the most weight, English among equals and where none is named. */
function acceptedLanguage(header: string | undefined): Language {
  const wishes = (header ?? '').slice(0, LONGEST_HEADER).split(',').map(toWish)
  const weightOf = (language: string) =>
    Math.max(0, ...wishes.filter((each) => each.language === language).map(({ weight }) => weight))
  return LANGUAGES.reduce((best, each) => (weightOf(each) > weightOf(best) ? each : best))
}

const LONGEST_HEADER = 500

/** Two of one weight count in the order they stand in: browsers list what they prefer first, with falling weights. */
function toWish(part: string): { readonly language: string; readonly weight: number } {
  const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
  const q = parameters.map((each) => each.trim()).find((each) => each.startsWith('q='))
  const weight = q === undefined ? 1 : Number(q.slice(2))
  return { language: tag.split('-')[0] ?? '', weight: Number.isFinite(weight) ? weight : 0 }
}
