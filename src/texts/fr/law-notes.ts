// Remarques et questions des données de droit, en français. À gauche la phrase anglaise des données; {1} est ce qui varie.
export const texts: Readonly<Record<string, string>> = {
  'The release prints 70 %; a secondary index prints 50 %.':
    'L’édition imprime 70 %; un index secondaire imprime 50 %.',
  'IEEPA duties ended on 24 Feb 2026; refunds go through the CAPE process of CBP.':
    'Les droits IEEPA ont pris fin le 24 févr. 2026; les remboursements passent par le processus CAPE de la douane des États-Unis.',
  'Goods already on their way when a rate began were exempt.':
    'Les marchandises déjà en route au début d’un taux étaient exemptées.',
  'Goods found to be transshipped paid 40 % under 9903.01.16.':
    'Les marchandises jugées transbordées ont payé 40 % sous 9903.01.16.',
  'Published on {1} and effective back to {2}.': 'Publié le {1}, avec effet rétroactif au {2}.',
  'Published later and effective back to {1}.': 'Publié plus tard, avec effet rétroactif au {1}.',
  'The surcharge lapsed at the close of 23 Jul 2026.': 'La surtaxe a pris fin le 23 juill. 2026 au soir.',
  'Proclamation 10339 sets 14.25 % for the year to 6 Feb 2025 and 14 % for the last year; a secondary index prints 14.5 %.':
    'La proclamation 10339 fixe 14,25 % pour l’année se terminant le 6 févr. 2025 et 14 % pour la dernière; un index secondaire imprime 14,5 %.',
  'The developing countries exempted are not listed here.':
    'Les pays en développement exemptés ne sont pas énumérés ici.',
  'The exempt countries of U.S. note 41(c) and the later rates were read in a second source.':
    'Les pays exemptés de la note américaine 41(c) et les taux ultérieurs ont été lus dans une seconde source.',
  'Some countries had quotas or exemptions until 12 Mar 2025; goods over a quota are not covered here.':
    'Certains pays avaient des contingents ou des exemptions jusqu’au 12 mars 2025; les marchandises hors contingent ne sont pas visées ici.',
  'The goods added in March, April and June 2025 come from a second source.':
    'Les marchandises ajoutées en mars, avril et juin 2025 viennent d’une seconde source.',
  'The lower rate needs metal of the United Kingdom.': 'Le taux inférieur exige du métal du Royaume-Uni.',
  'The lower treatment of these annexes is set to end with 2027.':
    'Le traitement plus favorable de ces annexes doit prendre fin avec 2027.',
  'The rate depends on the company and its agreements; generic medicines pay nothing.':
    'Le taux dépend de l’entreprise et de ses ententes; les médicaments génériques ne paient rien.',
  'Scheduled.': 'Prévu.',
  'The derivatives covered (wafers, cells, modules) and the heading are not known here.':
    'Les dérivés visés (plaquettes, cellules, modules) et la position ne sont pas connus ici.',
  'The value of the United States content must be approved beforehand.':
    'La valeur du contenu américain doit être approuvée au préalable.',
  'The subheading is split between list 3 and list 4A by description.':
    'La sous-position est partagée entre la liste 3 et la liste 4A selon la désignation.',
  'A list of goods exempt for {1} alone exists (9903.05.95 to 9903.06.21) and is not known here.':
    'Une liste de marchandises exemptées pour une seule origine ({1}) existe (9903.05.95 à 9903.06.21) et n’est pas connue ici.',
  'The heading number is not known and stands for the action.':
    'Le numéro de position n’est pas connu et tient lieu de la mesure.',
  'The duty was suspended for one year from 10 Nov 2025.': 'Le droit a été suspendu un an à partir du 10 nov. 2025.',
  'Whether the suspension was extended is not known.': 'On ne sait pas si la suspension a été prolongée.',
  'That it is charged beside Section 232 duty since 15 Sep 2026 rests on one source.':
    'Sa perception à côté du droit de la section 232 depuis le 15 sept. 2026 repose sur une seule source.',
  'The goods are for use in civil aircraft and certified as such.':
    'Les marchandises sont destinées à des aéronefs civils et certifiées comme telles.',
  'The goods are original equipment for a bona fide motor vehicle manufacturer.':
    'Les marchandises sont de l’équipement d’origine pour un véritable constructeur de véhicules.',
  'The product is named in the Intermediate Chemicals for Dyes Appendix.':
    'Le produit est nommé dans l’appendice des intermédiaires chimiques pour colorants.',
  'The product is named in the Pharmaceutical Appendix.': 'Le produit est nommé dans l’appendice pharmaceutique.',

  'Is the steel, aluminum or copper in the article under 15 % of its weight?':
    'L’acier, l’aluminium ou le cuivre de l’article fait-il moins de 15 % de son poids?',
  'Was at least 85 % of the metal by weight melted and poured, or smelted and cast, in the United States?':
    'Au moins 85 % du poids du métal a-t-il été fondu et coulé aux États-Unis?',
  'Was the metal melted and poured, or smelted and cast, in the United Kingdom (95 % or more)?':
    'Le métal a-t-il été fondu et coulé au Royaume-Uni (95 % ou plus)?',
  'What is the value of the steel in the goods of this line, in USD?':
    'Quelle est la valeur de l’acier dans les marchandises de cette ligne, en USD?',
  'What is the value of the aluminum in the goods of this line, in USD?':
    'Quelle est la valeur de l’aluminium dans les marchandises de cette ligne, en USD?',
  'What is the value of the copper in the goods of this line, in USD?':
    'Quelle est la valeur du cuivre dans les marchandises de cette ligne, en USD?',
  'What is the value of the United States content of the goods of this line, in USD?':
    'Quelle est la valeur du contenu américain des marchandises de cette ligne, en USD?',
  'Are the goods made for a vehicle, and for which?': 'Les marchandises sont-elles faites pour un véhicule, et lequel?',
  'Will the importer certify that the parts are for making or repairing vehicles in the United States?':
    'L’importateur certifiera-t-il que les pièces servent à fabriquer ou à réparer des véhicules aux États-Unis?',
  'Was the vehicle made at least 25 years before entry?':
    'Le véhicule a-t-il été fabriqué au moins 25 ans avant l’entrée?',
  'Is the vehicle entered within the yearly quota for vehicles of the United Kingdom?':
    'Le véhicule entre-t-il dans le contingent annuel des véhicules du Royaume-Uni?',
  'Does the article meet the technical test for advanced chips (processing performance and memory bandwidth) and have no exempt use?':
    'L’article répond-il au critère technique des puces avancées (puissance de traitement et bande passante mémoire), sans usage exempté?',
  'Is it a patented medicine, or an ingredient of one (not a generic)?':
    'Est-ce un médicament breveté, ou un ingrédient d’un tel médicament (non générique)?',
  'Is the patented medicine made by one of the companies named in Annex III of the proclamation?':
    'Le médicament breveté est-il fabriqué par une des entreprises nommées à l’annexe III de la proclamation?',
  'Does the drone carry thermal imaging?': 'Le drone porte-t-il un imageur thermique?',
  'Is the article for an unmanned aircraft system covered by the proclamation?':
    'L’article est-il pour un aéronef sans pilote visé par la proclamation?',
  'Do all critical components come from the United States or the listed partner countries?':
    'Tous les composants critiques viennent-ils des États-Unis ou des pays partenaires désignés?',
  'Is it a quartz surface product (engineered stone slab or an article made of one)?':
    'Est-ce une surface de quartz (dalle de pierre reconstituée ou article qui en est fait)?',
  'Is the quarterly quota for quartz surface products used up on the entry date?':
    'Le contingent trimestriel des surfaces de quartz est-il épuisé à la date d’entrée?',
  'Are the goods in packages for direct consumption, such as bottles or cans (not in bulk)?':
    'Les marchandises sont-elles en emballages destinés à la consommation directe, comme des bouteilles ou des canettes (pas en vrac)?',
  'Are the goods for civil aircraft and entered under General Note 6?':
    'Les marchandises sont-elles pour des aéronefs civils et entrées selon la note générale 6?',
  'Are the goods for use in medicines?': 'Les marchandises sont-elles destinées à des médicaments?',
  'Are the goods the particular article that the note names within this subheading?':
    'Les marchandises sont-elles l’article précis que la note nomme dans cette sous-position?',
  'Are the goods informational materials (books, publications, films, recordings, artworks)?':
    'Les marchandises sont-elles des documents d’information (livres, publications, films, enregistrements, œuvres d’art)?',
  'Has your broker confirmed that one of the product exclusions for goods of China describes these goods?':
    'Votre courtier a-t-il confirmé qu’une des exclusions de produits de Chine décrit ces marchandises?',
  'Are these smart watches, wireless headphones, speakers or similar Bluetooth devices (not network equipment)?':
    'S’agit-il de montres intelligentes, d’écouteurs ou de haut-parleurs sans fil ou d’appareils Bluetooth semblables (pas d’équipement de réseau)?',
  'Are these kitchen cabinets, vanities or parts of them?':
    'S’agit-il d’armoires de cuisine, de meubles-lavabos ou de leurs pièces?',
  'Are these intermodal chassis, subassemblies or parts of them?':
    'S’agit-il de châssis intermodaux, de sous-ensembles ou de leurs pièces?',
  'Is it a ship-to-shore gantry crane for unloading containers from vessels?':
    'Est-ce un portique de quai pour décharger des conteneurs de navires?',
  'Was the crane bought under a contract signed before 14 May 2024?':
    'La grue a-t-elle été achetée par un contrat signé avant le 14 mai 2024?',
  'Is it an enteral syringe?': 'Est-ce une seringue entérale?',
} as const
