import { describe, expect, it } from 'vitest'
import { day } from '../calendar.ts'
import { originDisagreement, withStatedOrigin } from './stated-origin.ts'

const statedAgainst = (origin: string, description: string): string | undefined => {
  const [found] = originDisagreement({ description, origin }, day('2026-11-23'))
  return found?.kind === 'origin-disagreement' ? found.stated : undefined
}

describe('words that state another origin than the one given', () => {
  it.each([
    ['CA', 'Ceramic mug, made in China', 'CN'],
    ['CA', 'Made in China ceramic mug 350 ml', 'CN'],
    ['CA', 'Toy car for kids, Made in P.R.C.', 'CN'],
    ['CA', 'Tablecloth handmade in India by women artisans', 'IN'],
    ['CA', 'Made by hand in Mexico, talavera plate', 'MX'],
    ['CA', 'Proudly made right here in Vermont, maple board', 'US'],
    ['CN', 'Leather belt made in Italy', 'IT'],
    ['CN', 'Product of Canada maple syrup', 'CA'],
    ['CN', 'Produit du Canada, sirop d’érable', 'CA'],
    ['CN', 'Fabriqué au Québec, savon', 'CA'],
    ['US', 'Savon fabriqué en France', 'FR'],
    ['CA', 'Chemise cousue au Bangladesh', 'BD'],
    ['CA', 'Shirt sewn in Dhaka', 'BD'],
    ['CA', 'T-shirt printed in Canada on a blank made in Bangladesh', 'BD'],
    ['CA', 'Sweater knit in Peru', 'PE'],
    ['CA', 'Wallet, China origin', 'CN'],
    ['CA', 'Country of origin: Vietnam. Bamboo tray', 'VN'],
    ['CA', 'Origine : Maroc, huile d’argan', 'MA'],
    ['CA', 'Hecho en México, sarape', 'MX'],
    ['CA', 'Fabricado en España, abanico', 'ES'],
    ['VN', 'Bicycle assembled in Taiwan', 'TW'],
    ['CA', 'Non toxic paint made in China', 'CN'],
    ['CA', 'Do not iron. Made in China', 'CN'],
    ['CA', 'Not tested on animals, made in Korea', 'KR'],
    ['CA', 'Toy for kids made in Vietnam', 'VN'],
    ['TW', 'Phone charger manufactured in Shenzhen', 'CN'],
    ['LV', 'Vodka distilled in Russia', 'RU'],
    ['DO', 'Havana cigars, box of 25', 'CU'],
    ['DO', 'Cuban hand rolled cigars', 'CU'],
    ['NI', 'Cigares cubains', 'CU'],
    ['NI', 'Cuban cigars with coaster', 'CU'],
    ['LV', 'Russian vodka 750 ml', 'RU'],
    ['ES', 'Iranian saffron 5 g', 'IR'],
    ['FR', 'Italian red wine', 'IT'],
    ['CA', 'Designed in Canada, made in China', 'CN'],
    ['CA', 'Brewed in Germany, beer glass inside', 'DE'],
    ['CA', 'Importé de Chine, produit de Chine', 'CN'],
    ['CN', 'Handcrafted in Quebec, wool toque', 'CA'],
  ])('given %s, "%s" says %s', (origin, description, stated) => expect(statedAgainst(origin, description)).toBe(stated))

  it.each([
    ['CA', 'Mug not made in China'],
    ['CA', 'T-shirt sewn in Canada of jersey knit in Korea'],
    ['CA', 'Candle, never made in China'],
    ['CA', 'Knife no longer made in Germany'],
    ['CA', 'Tuque pas fabriquée en Chine'],
    ['CA', 'Socks that aren’t made in China'],
    ['CA', 'Better than made in China quality'],
    ['CA', 'Blue China pattern plate'],
    ['GB', 'Bone china teacup'],
    ['GB', 'Teacup made of china'],
    ['GB', 'Tea set of fine china, gold rim'],
    ['CA', 'Turkish delight, rose'],
    ['CN', 'Swiss knife style pocket tool'],
    ['EC', 'Panama hat, straw'],
    ['CA', 'Canada goose jacket'],
    ['CA', 'Brazil nuts, roasted 500 g'],
    ['CA', 'Danish pastry, frozen'],
    ['CA', 'French fries cutter'],
    ['CN', 'German shepherd plush'],
    ['CN', 'Japan map puzzle'],
    ['US', 'Jerky made of turkey'],
    ['US', 'Turkey feathers, made from turkey'],
    ['US', 'Peach preserves made in Georgia'],
    ['CA', 'Skirt made in jersey'],
    ['US', 'Soap made in Moscow, Idaho'],
    ['US', 'Cheese made in Cuba, New York'],
    ['US', 'Hot sauce made in Puerto Rico'],
    ['CN', 'Watch made in Hong Kong'],
    ['CA', 'Assembled in Canada from parts made in China'],
    ['CA', 'Quilt sewn in Canada, fabric imported from India'],
    ['CA', 'Fabric woven in Italy, coat'],
    ['HN', 'T-shirt with cotton grown in the USA'],
    ['CN', 'Brake pads for cars made in Germany'],
    ['CN', 'Made in Canada stickers, roll of 500'],
    ['CN', 'Funny graphic tee, Made in Mexico'],
    ['CN', 'Designed in Italy leather bag'],
    ['CN', 'Recipe origin Italy, pasta maker'],
    ['DO', 'Cuban style cigars'],
    ['DO', 'Cuban seed cigars'],
    ['CN', 'Havana cigar ashtray'],
    ['CN', 'Cuban cigar humidor'],
    ['CA', 'Cuban cigar cross stitch kit'],
    ['CA', 'T-shirt cigare cubain'],
    ['CN', 'Irish whiskey glasses, set of 2'],
    ['CA', 'Little Havana cigar lounge poster'],
    ['CN', 'French wine label poster'],
    ['CA', 'Italian wine vinegar'],
    ['CN', 'Wool rug, Persian style'],
    ['CN', 'Moscow mule mug'],
    ['CN', 'Siberian husky keychain'],
    ['CA', 'Made in Canada maple candy'],
    ['CA', 'Fait au Québec, produit du Canada'],
    ['CN', 'Made in China, designed in Canada'],
  ])('given %s, "%s" says nothing else', (origin, description) =>
    expect(statedAgainst(origin, description)).toBeUndefined(),
  )

  it('says both countries and by which words', () => {
    const [found] = originDisagreement({ description: 'Mug made in China', origin: 'CA' }, day('2026-11-23'))
    expect(found).toMatchObject({ level: 'look-again', given: 'CA', stated: 'CN' })
    expect(found?.because).toEqual([
      { by: 'words', words: 'made in china' },
      { by: 'origin', country: 'CA' },
    ])
  })
})

it('keeps the words that an origin was read from, and never replaces one that was given', () => {
  const description = 'Rum made in Cuba'
  expect(withStatedOrigin({ description })).toMatchObject({ origin: 'CU', originWords: 'made in cuba' })
  expect(withStatedOrigin({ description, origin: 'DO' })).toEqual({ description, origin: 'DO' })
})
