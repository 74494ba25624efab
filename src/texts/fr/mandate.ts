// Mandats écrits des clients, et la demande qu’un client signe lui-même.
export const texts = {
  loadFailed: 'Le mandat n’a pas pu être chargé',
  notSaved: 'Le mandat n’a pas pu être enregistré',
  laterThanToday: 'Un mandat ne peut pas avoir été donné après aujourd’hui.',
  clientSigns: (email: string, wasSent: boolean) =>
    wasSent
      ? `Seul le client signe son certificat. Ce que vous avez préparé est enregistré, et une lettre qui y mène est partie à ${email}.`
      : `Seul le client signe son certificat. Ce que vous avez préparé est enregistré, mais aucune lettre n’a pu partir à ${email} : demandez-le vous-même au client.`,
  subject: (reference: string) => `Veuillez signer le certificat ACEUM de l’envoi ${reference}`,
  subjectOfProducts: 'Veuillez signer un certificat ACEUM pour vos produits',
  mailOfProducts: (address: string) =>
    `Un certificat ACEUM pour plusieurs de vos produits est préparé. Personne ne peut le signer pour vous : vérifiez-le et signez-le ici, après vous être connecté.\n\n${address}\n\nQui signe en répond. Écrivez-nous avant de signer si quelque chose n’y est pas exact.`,
  mail: (reference: string, address: string) =>
    `Le certificat ACEUM de l’envoi ${reference} est préparé. Personne ne peut le signer pour vous : vérifiez-le et signez-le ici, après vous être connecté.\n\n${address}\n\nQui signe en répond. Écrivez-nous avant de signer si quelque chose n’y est pas exact.`,
} as const
