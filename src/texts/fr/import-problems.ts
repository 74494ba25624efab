// Ce qui ne va pas dans un enregistrement importé, au-delà de ses cellules.
export const texts = {
  tooManyLines: (most: string) => `Une importation prend au plus ${most} lignes. Divisez le fichier.`,
  missingColumns: (names: string) => `Aucune colonne ne contient ${names}. Dites laquelle.`,
  quoted: (name: string) => `« ${name} »`,
  repeated: (line: number) => `La ligne ${line} nomme déjà le même enregistrement.`,
  apart: (line: number) =>
    `Les lignes d’un même enregistrement doivent se suivre; celui-ci a commencé à la ligne ${line}.`,
  clientUnknown: (given: string) =>
    `Aucun client n’a l’adresse courriel ou le numéro « ${given} ». Importez d’abord les clients.`,
  shipmentUnknown: (reference: string) => `Le client n’a pas d’envoi « ${reference} ». Importez d’abord les envois.`,
  newClientNeeds: 'Un nouveau client a besoin d’un nom et d’une adresse courriel.',
  emailTaken: (email: string) => `Un autre client a déjà l’adresse courriel « ${email} ».`,
  emailNotByKey: 'Le client a une autre adresse courriel, et cette clé d’API ne peut pas la changer.',
  numberIsEmail: 'Un numéro ne contient pas de @ : laissez de côté la colonne qui contient des adresses courriel.',
  newItemNeeds: 'Un nouvel article a besoin d’une description et d’une quantité.',
  severalItems: (n: number) => `L’envoi a ${n} articles avec ce SKU; modifiez-les à l’écran de l’envoi.`,
} as const
