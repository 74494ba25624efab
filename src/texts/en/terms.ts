// Words of the trade, explained where they stand. One or two sentences, for somebody who meets the word for the first time.
export const texts = {
  whatIs: (word: string) => `What does “${word}” mean?`,
  terms: {
    hts: {
      word: 'HTS code',
      note: 'The ten-digit number that US customs gives to each kind of goods. It decides the duty and which papers are asked for.',
    },
    cusma: {
      word: 'CUSMA',
      note: 'The trade agreement of Canada, the United States and Mexico. Goods that meet its rules pay less duty, if a signed certificate of origin comes with them.',
    },
    formalEntry: {
      word: 'formal entry',
      note: 'The longer declaration that US customs asks for above 2,500 USD. A customs broker files it, with a bond: a guarantee that duties and fees will be paid.',
    },
    mid: {
      word: 'MID',
      note: 'Manufacturer identification code: a short code made of the maker’s country, name and address. US customs asks for it on each line.',
    },
    pga: {
      word: 'PGA',
      note: 'Partner government agencies: US agencies beside customs, such as the FDA for food and cosmetics, that may ask for papers of their own.',
    },
    ids: {
      word: 'SKU, ASIN and FNSKU',
      note: 'Three names of one product. SKU: your own. ASIN: the number of its page at Amazon. FNSKU: the number on Amazon’s label, by which its warehouse knows that the unit is yours.',
    },
    origin: {
      word: 'country of origin',
      note: 'The country where the goods were made, grown or last changed into what they are. Shipping them through Canada does not make them Canadian.',
    },
  },
} as const
