// Asks which facts of goods a seller's text states, those that decide between headings of the tariff.
import { z } from 'zod'
import type { Question } from '../language-model.ts'

const fact = z.string().max(300).nullable()

const goodsFacts = z.strictObject({
  goods: z.string().max(300),
  material: fact,
  construction: fact,
  made_for: fact,
  use: fact,
  power: fact,
  form: fact,
  state: fact,
  other_facts: z.array(z.string().max(300)).max(12),
})
export type GoodsFacts = z.infer<typeof goodsFacts>

/** What a seller wrote: each text as given, empty where nothing was. */
export type GoodsTexts = Readonly<Record<'title' | 'category' | 'details' | 'unit_value_usd' | 'answers', string>>

export const readGoods = (texts: GoodsTexts): Question<GoodsFacts> => ({
  name: 'goods_facts',
  instructions: `You prepare the customs classification of goods. The material is a seller's text about one product. Write down in English:
goods: what the product is, in a few plain words without brand, colour or size;
material: what it is mainly made of, with shares where given; construction: knitted, woven, nonwoven or otherwise made;
made_for: men, women, boys, girls, babies or pets; use: what it is for; power: what drives it; form: complete, a part, an accessory, a set;
state: of food and chemicals, such as frozen, roasted, sweetened, in powder; other_facts: further facts that decide between tariff lines.
Answers in the material were given by the seller and count above the other texts.`,
  material: texts,
  schema: goodsFacts,
  deadlineMs: 15_000,
  maxAnswerTokens: 1500,
})
