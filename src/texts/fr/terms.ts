// Les mots du métier, expliqués là où ils se trouvent.
export const texts = {
  whatIs: (word: string) => `Que veut dire « ${word} »?`,
  terms: {
    hts: {
      word: 'code HTS',
      note: 'Le numéro de dix chiffres que la douane américaine donne à chaque genre de marchandises. Il décide des droits et des documents demandés.',
    },
    cusma: {
      word: 'ACEUM',
      note: 'L’accord commercial entre le Canada, les États-Unis et le Mexique. Les marchandises qui en respectent les règles paient moins de droits, si un certificat d’origine signé les accompagne.',
    },
    formalEntry: {
      word: 'déclaration formelle',
      note: 'La déclaration plus longue que la douane américaine exige au-delà de 2 500 USD. Un courtier en douane la dépose, avec un cautionnement : la garantie que droits et frais seront payés.',
    },
    mid: {
      word: 'MID',
      note: 'Code d’identification du fabricant : un code court tiré de son pays, de son nom et de son adresse. La douane américaine le demande pour chaque ligne.',
    },
    pga: {
      word: 'PGA',
      note: 'Organismes partenaires : des organismes américains autres que la douane, comme la FDA pour les aliments et les cosmétiques, qui peuvent demander leurs propres documents.',
    },
    ids: {
      word: 'SKU, ASIN et FNSKU',
      note: 'Trois noms d’un même produit. SKU : le vôtre. ASIN : le numéro de sa page chez Amazon. FNSKU : le numéro sur l’étiquette d’Amazon, par lequel son entrepôt sait que l’unité est à vous.',
    },
    origin: {
      word: 'pays d’origine',
      note: 'Le pays où les marchandises ont été faites, cultivées ou transformées pour la dernière fois en ce qu’elles sont. Passer par le Canada ne les rend pas canadiennes.',
    },
  },
} as const
