// Asks who makes a product and where, with sources.
import { z } from 'zod'
import type { Question } from '../language-model.ts'

const source = z.strictObject({
  url: z.url({ protocol: /^https?$/ }).max(2000),
  description: z.string().max(300),
  type: z.enum(['official_website', 'government_record', 'retailer_listing', 'trade_directory', 'news', 'other']),
})

export const foundMaker = z.strictObject({
  found: z.boolean(),
  name: z.string().max(200).nullable(),
  street_address: z.string().max(300).nullable(),
  city: z.string().max(120).nullable(),
  state: z.string().max(120).nullable(),
  country: z.string().max(60).nullable(),
  zip_code: z.string().max(20).nullable(),
  phone_number: z.string().max(60).nullable(),
  facility_type: z.enum(['factory', 'headquarters', 'distributor', 'unknown']),
  confidence: z.int().min(1).max(5),
  reasoning: z.string().max(1500),
  research_method: z.string().max(300),
  sources: z.array(source).max(10),
})
export type FoundMaker = z.infer<typeof foundMaker>

type About = { readonly description: string; readonly asin: string | null; readonly countryOfOrigin: string }

export const findMaker = ({ description, asin, countryOfOrigin }: About): Question<FoundMaker> => ({
  name: 'found_maker',
  instructions: `You help an exporter name the manufacturer of goods on customs papers. The material describes a product and gives
its country of origin. Name the factory that makes it, in that country, only when you know it from a source you can name by its web
address. Give the street address of the factory, not of a seller, importer or brand office, unless that is what facility_type says.
Confidence: 5 the source names this product and this factory, 4 the source names the maker and address, 3 the maker is likely,
2 or 1 weak. When you do not know it, answer found false with everything else null or empty. An address that is made up makes a
false customs declaration.`,
  material: { product: description, asin: asin ?? '', country_of_origin: countryOfOrigin },
  schema: foundMaker,
  deadlineMs: 25_000,
  maxAnswerTokens: 2000,
})
