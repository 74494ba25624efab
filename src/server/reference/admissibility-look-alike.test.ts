// Harmless goods in the form, with the smell or without the substance of dangerous ones, and dangerous goods that hold the same words.
import { describe, expect, it } from 'vitest'
import type { Good } from '#domain/admissibility/finding.ts'
import { findingsOf } from '#domain/admissibility/findings.ts'
import { day } from '#domain/calendar.ts'
import { shipped } from '../testing/shipped-law.ts'

const found = (good: Good) => findingsOf({ origin: 'CA', ...good }, shipped.entryLaw(), { on: day('2026-11-22') })
const rules = (good: Good) => found(good).map(({ level, rule }) => `${level} ${rule}`)
const alarms = (good: Good) => rules(good).filter((each) => !/^(papers|deposit) /.test(each))

describe('a look-alike', () => {
  it.each([
    { description: 'Gin sans alcool 0,0 %, 750 ml' },
    { description: 'Whisky zero proof 0.0% abv 700 ml' },
    { description: 'Vin rouge désalcoolisé 0,5 % 750 ml' },
    { description: 'Cat laser toy, red dot, under 5 mW Class IIIa' },
    { description: 'Eagle feather pendant in sterling silver', code: '7113115080' },
    { description: 'Baby harp seal stuffed animal, white, polyester', code: '9503000073' },
    { description: 'Diffuseur d’ambiance fève tonka et ambre', code: '3307490000' },
    { description: 'Hachoir à viande manuel, fonte', origin: 'CN' },
    { description: 'Griffes à viande pour porc effiloché', origin: 'CN' },
    { description: 'Sac isotherme pour bouteille de vin' },
    { description: 'Sel fumé au fût de bourbon 100 g' },
    { description: 'Tampons en caoutchouc, scrapbooking' },
    { description: 'Pot à cactus en terre cuite' },
    { description: 'Coquillage en chocolat, boîte 250 g', origin: 'BE' },
    { description: 'Crâne humain en plâtre, modèle de dessin' },
    { description: 'Recueil de poésie de Hafez, livre relié imprimé à Téhéran', origin: 'IR' },
    { description: 'Syrian hamster silent spinner exercise wheel', origin: 'CN' },
    { description: 'Boudin de porte coupe-froid en tissu' },
    { description: 'T-shirt humoristique queue de castor' },
    { description: 'Cigarettes russes, biscuits roulés au beurre' },
    { description: 'Peyote stitch beading pattern, bracelet' },
    { description: 'Hermes Greek god keychain pewter' },
    { description: 'Carte du Québec à gratter, affiche' },
    { description: 'Pétard mouillé, t-shirt' },
    { description: 'Morphine - Cure for Pain CD' },
    { description: 'Bagpipe drone reed set' },
    { description: 'Lentilles noires beluga 900 g' },
    { description: 'Uyghur Poems, bilingual anthology' },
    { description: 'Vintage uranium glass bowl 1930s' },
    { description: 'Rum & Butter chocolate bar, pack of 6' },
    { description: 'LSD differential bushing kit, polyurethane' },
    { description: 'Cuban cigar cross stitch kit' },
    { description: 'Rifle iron-on patch' },
    { description: 'Garlic press wall shelf' },
    { description: 'Confessions of an English Opium Eater - Penguin classics', origin: 'GB' },
    { description: 'The Lottery and Other Stories - Shirley Jackson', origin: 'US' },
    { description: 'Absinthe green satin scrunchie XL' },
    { description: 'Cowboy caviar bean dip seasoning mix' },
    { description: 'Saucisson au chocolat et noisettes 250 g', origin: 'FR' },
    { description: 'Cigares russes, biscuits roulés au beurre', origin: 'FR' },
    { description: 'Luna moth tapestry, polyester wall hanging', origin: 'CN' },
    { description: 'Rolling tray cart cover for salon trolley', origin: 'CN' },
    { description: 'Genuine leather spider keychain', origin: 'CN' },
    { description: 'Antimicrobial cutting board', origin: 'CN' },
    { description: 'SPF dimension lumber 2x6' },
  ])('is left alone: $description', (good) => expect(alarms(good)).toEqual([]))

  it('is not taken for goods that may not enter by a proposed code alone', () => {
    const good = { description: 'Gin sans alcool 0,0 %, 750 ml', code: '2208500030', isCodeProposed: true }
    expect(alarms(good)).toEqual([])
    expect(alarms({ ...good, description: 'Gin 40,0 %, 750 ml' })).not.toEqual([])
  })
})

describe('a danger', () => {
  it.each([
    [{ description: 'Resin keychain with tiny real seahorse' }, 'permit cites-animals'],
    [{ description: 'Pendentif vrai scorpion' }, 'permit cites-animals'],
    [{ description: 'Bar soap with SPF 30' }, 'papers hand-sanitizer'],
    [{ description: 'Antimicrobial cutting board kills 99.9% of bacteria' }, 'permit treated-articles'],
    [{ description: 'Bulbes de tulipes à planter, mélange 50 pcs' }, 'permit plants'],
    [{ description: 'Luna moth, real, framed, tapestry backing' }, 'permit cites-animals'],
    [{ description: 'Brass knuckles, paperweight' }, 'may-not-enter knuckles'],
    [{ description: '1893-S Morgan dollar copy coin, silver plated' }, 'look-again imitation-coins'],
    [{ description: 'Morgan silver dollar replica coin, no COPY mark' }, 'may-not-enter counterfeit-money'],
    [{ description: 'Gin gift set with alcohol-free mixer 750 ml' }, 'permit alcohol-included'],
    [{ description: 'Rhum 750 ml et sirop sans alcool' }, 'may-not-enter s338-ban-alcohol'],
    [{ description: 'Gin 750 ml and tonic, alcohol-free mixer' }, 'may-not-enter s338-ban-alcohol'],
    [{ description: 'Coffret cadeau: bière artisanale 6 bouteilles et sac pour bouteilles' }, 'permit alcohol'],
    [{ description: 'Non-alcoholic IPA beer 6 cans' }, 'may-not-enter s338-ban-dairy'],
    [{ description: 'Saucisse de porc fumée, 1 kg, couteau inclus', origin: 'CN' }, 'may-not-enter barred-meat'],
    [{ description: 'Live cactus in terracotta pot' }, 'permit cites-plants'],
    [{ description: 'IIIA soft armor panel 10x12, laser cut' }, 'look-again body-armour'],
    [{ description: 'Plaque balistique niveau IIIA' }, 'look-again body-armour'],
    [{ description: 'Eagle feather and sterling silver dreamcatcher' }, 'may-not-enter migratory-birds'],
    [{ description: 'Shark jaw, plastic stand', origin: 'MX' }, 'permit cites-animals'],
    [{ description: 'Corset ancien, baleines véritables de baleine' }, 'may-not-enter marine-mammals'],
    [{ description: 'Seal fur stuffed animal, Inuit handmade' }, 'may-not-enter marine-mammals'],
    [{ description: 'Tonka beans, whole, 50 g' }, 'may-not-enter barred-foods'],
    [{ description: 'Acropora staghorn coral branch, natural white, aquarium decor' }, 'permit cites-appendix-two'],
    [{ description: 'Remington 700 short action receiver, stripped, stainless' }, 'permit firearms'],
    [
      { description: 'Stone garden statue in raw untreated wood crate and pallet, no ISPM 15 stamp', origin: 'CN' },
      'may-not-enter wood-packing-unmarked',
    ],
    [{ description: 'Wire hangers, steel, 500', origin: 'CN' }, 'deposit adcvd'],
    [{ description: 'Enamelware roasting pan porcelain steel', origin: 'CN' }, 'deposit adcvd'],
    [{ description: 'Automatic opening switchblade, dragon print handle' }, 'may-not-enter switchblade'],
    [{ description: 'Films piratés, DVD' }, 'may-not-enter copy-protection'],
    [{ description: 'Sealskin vest, costume' }, 'may-not-enter marine-mammals'],
    [{ description: 'Cowrie shells' }, 'permit cites-animals'],
    [{ description: 'All beef hot dogs' }, 'permit meat'],
    [{ description: 'Fig tree starter plug' }, 'permit plants'],
    [{ description: 'Beluga caviar 30 g' }, 'may-not-enter beluga-sturgeon'],
    [{ description: 'Fresh makrut (kaffir) lime leaves 100 g', origin: 'TH' }, 'may-not-enter citrus-leaves'],
    [{ description: 'Palmyra limestone funerary head', origin: 'SY' }, 'may-not-enter syria-antiquities'],
    [{ description: 'Tabac à pipe coupe fine, blague 50 g' }, 'permit tobacco'],
    [{ description: 'Boudin noir artisanal 300 g' }, 'permit meat'],
    [{ description: 'Deactivated AK-47 wall hanger display' }, 'look-again inert-ordnance'],
    [{ description: 'ZYN nicotine pouches 11 mg' }, 'may-not-enter barred-tobacco'],
  ] as const)('is met with the same words: $0.description', (good, rule) => expect(rules(good)).toContain(rule))

  it('is met by one level: pouches that FDA authorised need a permit and are not barred as well', () => {
    expect(alarms({ description: 'ZYN nicotine pouches, cool mint, 6 mg' })).toEqual(['permit smokeless'])
    expect(alarms({ description: 'ZYN nicotine pouches 11 mg' })).not.toContain('permit smokeless')
  })
})
