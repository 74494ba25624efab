// Mandats écrits des clients, et la demande qu’un client signe lui-même.
export const texts = {
  loadFailed: 'Le mandat n’a pas pu être chargé',
  notSaved: 'Le mandat n’a pas pu être enregistré',
  laterThanToday: 'Un mandat ne peut pas avoir été donné après aujourd’hui.',
  clientSigns: (email: string, wasSent: boolean) =>
    wasSent
      ? `Seul le client signe son certificat. Ce que vous avez préparé est enregistré, et un courriel qui y mène a été envoyé à ${email}.`
      : `Seul le client signe son certificat. Ce que vous avez préparé est enregistré, mais aucun courriel n’a pu être envoyé à ${email} : demandez-le vous-même au client.`,
  subject: (reference: string) => `Veuillez signer le certificat ACEUM de l’envoi ${reference}`,
  subjectOfProducts: 'Veuillez signer un certificat ACEUM pour vos produits',
  mailOfProducts: (address: string) =>
    `Un certificat ACEUM pour plusieurs de vos produits est préparé. Personne ne peut le signer pour vous : vérifiez-le et signez-le ici, après vous être connecté.\n\n${address}\n\nLa personne qui signe en est responsable. Si quelque chose n’y est pas exact, écrivez-nous avant de signer.`,
  mail: (reference: string, address: string) =>
    `Le certificat ACEUM de l’envoi ${reference} est préparé. Personne ne peut le signer pour vous : vérifiez-le et signez-le ici, après vous être connecté.\n\n${address}\n\nLa personne qui signe en est responsable. Si quelque chose n’y est pas exact, écrivez-nous avant de signer.`,
} as const
