// L'archive de tout ce qui est conservé d'un client : le bouton, et la page qui s'y trouve.
export const texts = {
  title: 'Vos données',
  ofClient: 'Les données du client',
  explained:
    'Tout ce que Portage conserve de votre entreprise dans un seul fichier : envois, produits, fabricants, recettes, documents, et qui a changé quoi. Les tableaux s’ouvrent dans tout tableur.',
  explainedToStaff:
    'Tout ce que Portage conserve de ce client dans un seul fichier, sans les signatures ni les données de l’importateur. Le téléchargement est inscrit au journal de sécurité.',
  download: 'Tout télécharger',
  making: 'L’archive se prépare. Avec beaucoup de documents, cela prend une minute.',
  failed: 'L’archive n’a pas pu être faite. Veuillez réessayer.',
  underWay: 'Une archive est déjà en téléchargement. Laissez-la finir, puis redemandez.',
  readMe: (company: string, day: string) =>
    `Tout ce que Portage conservait de ${company} le ${day}.

company.json   le nom et l’adresse courriel du compte
tables/   chaque table, en CSV pour un tableur et en JSON (une ligne par rangée)
papers/   factures, certificats, fiches et autres documents, y compris ceux retirés de la liste
suppliers/   fichiers envoyés par des fournisseurs
importer.json   l’importateur officiel et la personne à joindre
missing.txt   fichiers nommés dans une table et introuvables; vide si tout y était

Les montants sont décimaux; les heures nomment leur fuseau.

N’y sont pas
- les codes de connexion, et les clés des sessions et des liens : seules des empreintes sont conservées, qui n’ouvrent rien
- la signature qu’une autre personne de votre entreprise a enregistrée : elle n’est montrée qu’à cette personne
- les mots par lesquels on trouve les envois : ils sont faits à partir des tables
- les réponses aux appels, conservées un jour pour qu’un appel envoyé deux fois ne fasse son travail qu’une fois
`,
  readMeOfStaff: `- les signatures et les données de l’importateur, qui ne sont pas montrées au personnel; les documents signés portent l’image
`,
} as const
