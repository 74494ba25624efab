// The rows of data/admissibility: which goods may not enter, need a permit or want a second look, and by what they are known.
import type { CalendarDate } from '../calendar.ts'
import type { InEach } from '../language.ts'
import type { Phrase } from './phrase.ts'
import type { SilencerClass, Silencers } from './silencers.ts'

/** Gravest first. 'may-not-enter': no entry; 'permit': a permit or licence first; 'look-again': a person must decide;
 * 'deposit': a cash deposit or a further duty may be due; 'papers': an agency wants papers. */
export const ADMISSIBILITY_LEVELS = ['may-not-enter', 'permit', 'look-again', 'deposit', 'papers'] as const
export type AdmissibilityLevel = (typeof ADMISSIBILITY_LEVELS)[number]

/** Our own words of a row. */
export type RowWords = InEach

/** Facts that must all be so; each list asks for one of its entries. Codes are prefixes of 2 to 10 digits. */
export type Condition = {
  readonly codes?: readonly string[]
  readonly origins?: readonly string[]
  readonly words?: readonly Phrase[]
  readonly makers?: readonly Phrase[]
  readonly destinations?: readonly string[]
  /** A row that the words of the description raise: what is alcohol is known there. */
  readonly row?: string
}

/** What a row is called where one of these words stands in the description: it names whose permit is wanted. */
type NamedTitle = { readonly words: readonly Phrase[]; readonly title: RowWords }

export type AdmissibilityRule = {
  readonly id: string
  readonly level: AdmissibilityLevel
  /** Any of them is enough. */
  readonly when: readonly Condition[]
  /** Words with which the row's own words mean something harmless. */
  readonly unless: readonly Phrase[]
  /** Of these, words that say the goods lack what is banned: they speak against a proposed code too. */
  readonly denials: readonly Phrase[]
  /** Codes the row does not reach, whatever the words. */
  readonly unlessCodes: readonly string[]
  /** Countries of origin the row does not reach. */
  readonly unlessOrigins: readonly string[]
  /** Whether it leaves out goods of North America for which CUSMA preference is claimed. */
  readonly unlessCusma: boolean
  /** Rows beside which this one says nothing: what is barred is not exempt. */
  readonly notWith: readonly string[]
  /** Kinds of words that make a likeness, an accessory or an imitation of the goods. */
  readonly silencedBy: readonly SilencerClass[]
  /** Where such goods belong: words of the row on a code elsewhere are a contradiction. Empty: anywhere. */
  readonly homes: readonly string[]
  readonly title: RowWords
  /** The first that fits takes the place of the title. */
  readonly named: readonly NamedTitle[]
  readonly todo: RowWords
  /** Statute, regulation or page of the agency. */
  readonly source: string
  readonly verified: CalendarDate
  /** False where the row rests on our knowledge alone or the law is moving. */
  readonly isSure: boolean
  readonly from?: CalendarDate
  readonly until?: CalendarDate
}

/** A whole data set, checked. */
export type AdmissibilityBook = {
  readonly version: string
  /** Day up to which the law was read. */
  readonly verified: CalendarDate
  readonly rules: readonly AdmissibilityRule[]
  readonly silencers: Silencers
}
