// Words of listings and titles that state an attribute which moves the code.
import { termOf } from './terms.ts'

export type AttributeKey = 'material' | 'construct' | 'gender' | 'power' | 'form' | 'state' | 'use'

/** Value, then the words that state it, as sellers write them; two words joined by '+' must stand side by side. */
const TABLE: Readonly<Record<AttributeKey, string>> = {
  material: `
cotton cotton denim terry corduroy chino muslin flannelette
wool wool cashmere mohair alpaca merino angora
silk silk satin-silk
linen linen flax ramie
synthetic faux+fur fake+fur artificial+fur imitation+fur polyester nylon acrylic spandex synthetic manmade microfiber fleece polypropylene+fabric polar+fleece oxford tulle chiffon neoprene elastic polar velour plush
rayon rayon viscose modal lyocell tencel bamboo+fiber
leather leather cowhide suede sheepskin lambskin nubuck calfskin genuine+leather
imitation-leather faux+leather pu+leather imitation+leather vegan+leather artificial+leather leatherette pu pvc+leather synthetic+leather
plastic plastic pvc abs acrylic+sheet resin polycarbonate polyethylene polypropylene pet pp pe polystyrene polyurethane vinyl eva tpu melamine tpe petg pc pmma nylon+plastic polyresin
rubber rubber neoprene+rubber nitrile epdm nbr
latex latex
silicone silicone silica+gel
foam foam sponge memory+foam
wood wood wooden oak pine mdf plywood walnut+wood beech birch timber teak acacia cedar
bamboo bamboo
rattan rattan wicker seagrass jute+rope
paper paper kraft
cardboard cardboard paperboard corrugated
glass glass borosilicate crystal+glass
ceramic ceramic stoneware earthenware terracotta clay pottery
porcelain porcelain china+bone bone+china
stone stone marble granite slate quartz+stone
concrete concrete cement
stainless stainless stainless+steel
steel steel carbon+steel alloy+steel galvanized
iron iron cast+iron
aluminum aluminum
copper copper bronze
brass brass
zinc zinc zinc+alloy
tin tin pewter
gold gold+solid gold+karat
silver silver+sterling sterling+silver sterling silver
platinum platinum
gold-plated gold+plated gold+tone gold+fill
base-metal alloy titanium tungsten base+metal metal+alloy silver+plated silver+plate silver+tone silverplated rhodium+plated
metal metal
pearl pearl
gemstone gemstone gem amethyst turquoise agate jade opal moissanite diamond sapphire ruby emerald quartz lapis tourmaline zircon cubic+zirconia
crystal crystal rhinestone
shell shell
bone bone horn
fur fur mink rabbit+fur fox+fur
feather feather down
cork cork
wax wax paraffin soy+wax beeswax
hair human+hair remy horsehair
straw straw raffia paper+straw
felt felt
carbon-fiber carbon+fiber
gel gel
textile textile fabric canvas cloth webbing mesh jute sisal hemp
`,
  construct: `
knit knit crochet jersey knitwear rib interlock fleece
woven woven denim poplin twill canvas oxford corduroy
nonwoven nonwoven non+woven
crochet crochet
lace lace
embroidered embroider embroidery
`,
  gender: `
men man menswear gentleman
women woman womenswear maternity
boys boy
girls girl
baby baby infant newborn toddler
unisex unisex
kids kid child children youth junior
`,
  power: `
battery battery aaa aa battery+operated cordless
rechargeable rechargeable lithium usb+rechargeable
mains mains+powered corded plug+in volt electric
usb usb
solar solar
manual manual hand+crank handheld+manual mechanical
gas gas propane butane
`,
  form: `
set set kit assortment bundle
part part replacement spare component
accessory accessory
kit kit
refill refill
bulk bulk
retail retail
sample sample
`,
  state: `
fresh fresh chill
frozen frozen
dried dry dried dehydrated freeze+dried
roasted roast
raw raw unroast
cooked cook
canned canned can tin+fish
ground ground mill
liquid liquid
powder powder
concentrated concentrated concentrate
sweetened sweeten
unsweetened unsweeten
`,
  use: `
kitchen kitchen cook+tool culinary
bath bath bathroom shower
bed bed bedding bedroom
table dine tabletop
garden garden outdoor patio lawn
car car truck
bicycle bicycle
baby baby infant
pet pet dog cat puppy
medical medical surgical hospital
sport sport fitness gym yoga
office office stationery
industrial industrial machine
toy toy play
costume costume cosplay halloween
christmas christmas
art art craft paint
hair hair
nail nail manicure
skin skin face facial
oral oral dental tooth
travel travel luggage
religious religious rosary church
wedding wedding bridal
`,
}

export const ATTRIBUTE_KEYS: readonly AttributeKey[] = [
  'material',
  'construct',
  'gender',
  'power',
  'form',
  'state',
  'use',
]

/** Term (or two joined by '+') -> the values it states. */
export const ATTRIBUTE_WORDS: ReadonlyMap<string, readonly (readonly [AttributeKey, string])[]> = buildWords()

function buildWords(): ReadonlyMap<string, readonly (readonly [AttributeKey, string])[]> {
  const words = new Map<string, (readonly [AttributeKey, string])[]>()
  for (const key of ATTRIBUTE_KEYS) {
    for (const line of TABLE[key].trim().split('\n')) {
      const [value = '', ...stated] = line.split(' ')
      for (const word of stated.map(inTerms)) words.set(word, [...(words.get(word) ?? []), [key, value]])
    }
  }
  return words
}

/** 'gold+plated' -> 'gold+plat', as the words of a text are compared. */
function inTerms(words: string): string {
  return words.split('+').map(termOf).join('+')
}

/** Values that are of a wider one: cotton is a textile, brass a metal. */
export const WIDER: Readonly<Record<string, readonly string[]>> = {
  textile: ['cotton', 'wool', 'silk', 'linen', 'synthetic', 'rayon', 'felt', 'fur'],
  metal: ['steel', 'stainless', 'iron', 'aluminum', 'copper', 'brass', 'zinc', 'tin', 'base-metal', 'gold-plated'],
  'base-metal': ['steel', 'stainless', 'iron', 'aluminum', 'copper', 'brass', 'zinc', 'tin', 'metal', 'gold-plated'],
  steel: ['stainless'],
  iron: ['steel'],
  plastic: ['silicone', 'foam', 'imitation-leather'],
  rubber: ['latex'],
  synthetic: ['rayon'],
  wood: ['bamboo'],
  ceramic: ['porcelain'],
  kids: ['boys', 'girls', 'baby'],
  mains: ['usb'],
  battery: ['rechargeable'],
  set: ['kit'],
  knit: ['crochet'],
  dried: ['powder'],
}
