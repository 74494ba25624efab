// Phrases des données de droit, en français. À gauche la phrase anglaise des données; {1} et {2} sont ce qui varie.
export const texts: Readonly<Record<string, string>> = {
  yes: 'oui',
  no: 'non',
  neither: 'ni l’un ni l’autre',
  'car or light truck': 'voiture ou camion léger',
  'heavy truck or bus': 'camion lourd ou autobus',
  Free: 'En franchise',
  'how much is not known': 'montant inconnu',
  '15% and a specific duty that is not known here': '15 % et un droit spécifique qui n’est pas connu ici',
  every: 'tous',
  '{1}, customs brokerage into the US as stated by the provider; not confirmed by a published guide':
    '{1}, courtage en douane vers les États-Unis selon le fournisseur; non confirmé par un guide publié',

  'Goods of {1} pay this duty unless the notice exempts them.':
    'Origine visée : {1}. Les marchandises paient ce droit, sauf si l’avis les exempte.',
  'Goods of {1} paid this duty.': 'Origine visée : {1}. Les marchandises ont payé ce droit.',
  'Goods of {1} paid this duty unless they entered free under CUSMA.':
    'Origine visée : {1}. Les marchandises ont payé ce droit, sauf en franchise selon l’ACEUM.',
  'Goods of {1} paid this rate on this one day.':
    'Origines visées : {1}. Les marchandises ont payé ce taux ce seul jour.',
  'Goods of {1} paid this rate until the suspension of 14 May 2025.':
    'Origines visées : {1}. Les marchandises ont payé ce taux jusqu’à la suspension du 14 mai 2025.',
  'Goods of {1} paid this duty on top of the reciprocal rate.':
    'Origine visée : {1}. Les marchandises ont payé ce droit en plus du taux réciproque.',
  'Goods of {1} outside CAFTA-DR pay this duty from {2}.':
    'Origine visée : {1}, hors ALÉAC-RD. Les marchandises paient ce droit à partir de {2}.',
  'The duty on goods of {1} is brought up to {2} % in all.':
    'Origine visée : {1}. Le droit est porté à {2} % au total.',
  'China and Hong Kong': 'Chine et Hong Kong',
  'China, Hong Kong and Macau': 'Chine, Hong Kong et Macao',
  'every country but Canada, Mexico and the column 2 countries':
    'tous les pays sauf le Canada, le Mexique et les pays de la colonne 2',
  'Trinidad and Tobago': 'Trinité-et-Tobago',
  'the European Union': 'Union européenne',
  'Listed goods of Russia pay this rate in place of the printed column 2 rate.':
    'Les marchandises désignées de Russie paient ce taux au lieu du taux imprimé de la colonne 2.',
  'Goods of this origin paid this rate on this one day, before it was suspended.':
    'Les marchandises de cette origine ont payé ce taux ce seul jour, avant sa suspension.',
  'Goods of this origin paid this rate.': 'Les marchandises de cette origine ont payé ce taux.',
  'Energy and critical minerals of Canada paid the lower rate.':
    'L’énergie et les minéraux critiques du Canada ont payé le taux inférieur.',
  'Potash of {1} paid the lower rate.': 'Potasse, origine {1} : le taux inférieur s’est appliqué.',
  'Goods of every country but Canada, Mexico and the column 2 countries paid at least this rate.':
    'Les marchandises de tous les pays, sauf le Canada, le Mexique et les pays de la colonne 2, ont payé au moins ce taux.',
  'The rate brings the duty up to this total including column 1.':
    'Le taux porte le droit à ce total, colonne 1 comprise.',
  'Goods of every country paid this surcharge for 150 days.':
    'Les marchandises de tous les pays ont payé cette surtaxe pendant 150 jours.',
  'Modules of crystalline silicon cells paid the safeguard duty; goods of Canada and of developing countries named in the note were exempt.':
    'Les modules de cellules au silicium cristallin ont payé le droit de sauvegarde; les marchandises du Canada et des pays en développement nommés dans la note en étaient exemptées.',
  'Quartz surface products pay this safeguard duty within the quota (first year).':
    'Les surfaces de quartz paient ce droit de sauvegarde dans la limite du contingent (première année).',
  'The quarterly quota is used up, so the higher safeguard duty applies (first year).':
    'Le contingent trimestriel est épuisé : le droit de sauvegarde supérieur s’applique (première année).',
  'Quartz surface products pay this safeguard duty within the quota; it steps down each year.':
    'Les surfaces de quartz paient ce droit de sauvegarde dans la limite du contingent; il diminue chaque année.',
  'The quarterly quota is used up, so the higher safeguard duty applies; it steps down each year.':
    'Le contingent trimestriel est épuisé : le droit de sauvegarde supérieur s’applique; il diminue chaque année.',

  'A CUSMA claim does not lift it.': 'Une demande ACEUM ne le lève pas.',
  'A CUSMA claim never lifts it.': 'Une demande ACEUM ne le lève jamais.',
  'A CUSMA claim does not lift it, and any Section 232 duty comes on top.':
    'Une demande ACEUM ne le lève pas, et tout droit de la section 232 s’y ajoute.',
  'A CUSMA claim does not change that.': 'Une demande ACEUM n’y change rien.',
  'The claim on this line lifts it.': 'La demande faite pour cette ligne le lève.',
  'The code is on the metals list of Section 232.': 'Le code figure sur la liste des métaux de la section 232.',
  'The duty is charged on the value of the steel in the goods, which has to be declared.':
    'Le droit porte sur la valeur de l’acier contenu, qui doit être déclarée.',
  'The duty is charged on the value of the aluminum in the goods, which has to be declared.':
    'Le droit porte sur la valeur de l’aluminium contenu, qui doit être déclarée.',
  'The duty is charged on the value of the copper in the goods, which has to be declared.':
    'Le droit porte sur la valeur du cuivre contenu, qui doit être déclarée.',
  'The code is in this annex of the metals proclamation; the duty is on the full value.':
    'Le code figure dans cette annexe de la proclamation sur les métaux; le droit porte sur la valeur entière.',
  'Aluminum articles of Russia pay this rate.': 'Les articles en aluminium de Russie paient ce taux.',
  'Goods of aluminum of Russia pay this rate.': 'Les marchandises en aluminium de Russie paient ce taux.',
  'At least 85 % of the metal comes from the United States, so the lower rate applies.':
    'Au moins 85 % du métal vient des États-Unis : le taux inférieur s’applique.',
  'For these countries the duty is brought up to 15 % in all.': 'Pour ces pays, le droit est porté à 15 % au total.',
  'With a CUSMA claim only the content from outside the United States pays, and at least 15 % in all.':
    'Avec une demande ACEUM, seul le contenu venu d’ailleurs que des États-Unis paie, et au moins 15 % au total.',
  'With a CUSMA claim only the content from outside the United States pays.':
    'Avec une demande ACEUM, seul le contenu venu d’ailleurs que des États-Unis paie.',
  'The duty is brought up to 15 % in all.': 'Le droit est porté à 15 % au total.',
  'At least 85 % of the metal comes from the United States, so the duty is brought up to 10 % in all.':
    'Au moins 85 % du métal vient des États-Unis : le droit est porté à 10 % au total.',
  'Parts certified for making or repairing vehicles in the United States pay 15 % in all instead of the metals duty.':
    'Les pièces certifiées pour fabriquer ou réparer des véhicules aux États-Unis paient 15 % au total au lieu du droit sur les métaux.',
  'The code can hold advanced chips that meet the technical test.':
    'Le code peut comprendre des puces avancées qui répondent au critère technique.',
  'The code can hold patented medicines; the duty on them is brought up to 100 % in all.':
    'Le code peut comprendre des médicaments brevetés; leur droit est porté à 100 % au total.',
  'For this origin the duty on patented medicines is brought up to 15 % in all.':
    'Pour cette origine, le droit sur les médicaments brevetés est porté à 15 % au total.',
  'Patented medicines of the United Kingdom pay no added duty.':
    'Les médicaments brevetés du Royaume-Uni ne paient aucun droit supplémentaire.',
  'The code holds unmanned aircraft or their parts under Section 232.':
    'Le code comprend des aéronefs sans pilote ou leurs pièces selon la section 232.',
  'With components from partner countries only, the duty is brought up to 15 % in all.':
    'Avec des composants venus uniquement de pays partenaires, le droit est porté à 15 % au total.',
  'With components from partner countries only, the rate is 10 %.':
    'Avec des composants venus uniquement de pays partenaires, le taux est de 10 %.',
  'Polysilicon is to pay a specific duty and 15 % from 4 Dec 2026; the specific part is not known here.':
    'Le polysilicium doit payer un droit spécifique et 15 % à partir du 4 déc. 2026; la part spécifique n’est pas connue ici.',
  'The code is a vehicle under Section 232.': 'Le code est celui d’un véhicule selon la section 232.',
  'For this origin the duty is brought up to 15 % in all.': 'Pour cette origine, le droit est porté à 15 % au total.',
  'Within the yearly quota vehicles of the United Kingdom pay 7.5 % besides column 1.':
    'Dans la limite du contingent annuel, les véhicules du Royaume-Uni paient 7,5 % en plus de la colonne 1.',
  'The code is on the list of automobile parts, and the parts are for cars or light trucks.':
    'Le code figure sur la liste des pièces d’automobile, et les pièces sont pour des voitures ou des camions légers.',
  'For this origin the duty on automobile parts is brought up to 15 % in all.':
    'Pour cette origine, le droit sur les pièces d’automobile est porté à 15 % au total.',
  'For the United Kingdom the duty on automobile parts is brought up to 10 % in all.':
    'Pour le Royaume-Uni, le droit sur les pièces d’automobile est porté à 10 % au total.',
  'The code is on the list of truck parts, and the parts are for medium or heavy trucks or buses.':
    'Le code figure sur la liste des pièces de camion, et les pièces sont pour des camions moyens ou lourds ou des autobus.',
  'The code is on the wood list of Section 232.': 'Le code figure sur la liste du bois de la section 232.',
  'For this origin the duty on wood furniture is brought up to 15 % in all.':
    'Pour cette origine, le droit sur les meubles en bois est porté à 15 % au total.',
  'The code is on list {1} of the Section 301 action on China.':
    'Le code figure sur la liste {1} de la mesure de la section 301 visant la Chine.',
  'Wireless audio devices and smart watches of this subheading are on list 4A.':
    'Les appareils audio sans fil et les montres intelligentes de cette sous-position figurent sur la liste 4A.',
  'List 4B was suspended on 18 Dec 2019 before it was ever collected.':
    'La liste 4B a été suspendue le 18 déc. 2019 avant toute perception.',
  'The four-year review put the code under this heading; it takes the place of the older list.':
    'L’examen quadriennal a placé le code sous cette position; elle remplace la liste antérieure.',
  'On 28 Sep 2026 the United States and China announced lower duties on 77 categories of goods, toys, sports goods, holiday decorations, hair care and pet food among them.':
    'Le 28 sept. 2026, les États-Unis et la Chine ont annoncé des droits réduits sur 77 catégories de marchandises, dont les jouets, les articles de sport, les décorations de fête, les soins capillaires et les aliments pour animaux.',
  'Size and start are not known, so nothing is taken off.':
    'L’ampleur et le début ne sont pas connus; rien n’est donc déduit.',
  'Ship-to-shore gantry cranes of China pay this duty since 27 Sep 2024.':
    'Les portiques de quai de Chine paient ce droit depuis le 27 sept. 2024.',
  'The shipbuilding action adds this duty to cranes of China.':
    'La mesure sur la construction navale ajoute ce droit aux grues de Chine.',
  'The shipbuilding action adds this duty to chassis of China and their parts.':
    'La mesure sur la construction navale ajoute ce droit aux châssis de Chine et à leurs pièces.',
  'The code is on list (b)(1) of U.S. note 51: alcohol and other goods.':
    'Le code figure sur la liste (b)(1) de la note américaine 51 : alcool et autres marchandises.',
  'The code is on list (b)(2) of U.S. note 51: dairy and other goods.':
    'Le code figure sur la liste (b)(2) de la note américaine 51 : produits laitiers et autres marchandises.',
  'The code is on list (b)(3) of U.S. note 51, which is headed after motor vehicles but names mostly other goods.':
    'Le code figure sur la liste (b)(3) de la note américaine 51, intitulée d’après les véhicules automobiles mais qui nomme surtout d’autres marchandises.',
  'Listed alcohol of Canada may not be imported since 29 Sep 2026.':
    'L’alcool désigné du Canada ne peut plus être importé depuis le 29 sept. 2026.',
  'Listed alcohol of Canada in packages for direct consumption may not be imported since 29 Sep 2026.':
    'L’alcool désigné du Canada en emballages destinés à la consommation directe ne peut plus être importé depuis le 29 sept. 2026.',
  'In bulk it may, and pays the Section 338 duty.': 'En vrac, il le peut, et paie le droit de la section 338.',
  'Listed whey, molasses and non-alcoholic beer of Canada may not be imported since 29 Sep 2026.':
    'Le lactosérum, la mélasse et la bière sans alcool désignés du Canada ne peuvent plus être importés depuis le 29 sept. 2026.',
  'Motorcycles of Canada over 800 cc may not be imported since 29 Sep 2026.':
    'Les motocyclettes du Canada de plus de 800 cm³ ne peuvent plus être importées depuis le 29 sept. 2026.',

  'The vehicle duty comes first: metals duty is not charged on the same article.':
    'Le droit sur les véhicules passe d’abord : le droit sur les métaux n’est pas perçu sur le même article.',
  'Civil aircraft articles of this origin are exempt from metals duty.':
    'Les articles d’aéronefs civils de cette origine sont exemptés du droit sur les métaux.',
  'Goods that pay Section 232 duty do not pay this one.':
    'Les marchandises qui paient le droit de la section 232 ne paient pas celui-ci.',
  'Goods that pay Section 232 duty are exempt from this one.':
    'Les marchandises qui paient le droit de la section 232 sont exemptées de celui-ci.',
  'Goods that enter free under CUSMA are exempt.':
    'Les marchandises qui entrent en franchise selon l’ACEUM sont exemptées.',
  'Informational materials are exempt.': 'Les documents d’information sont exemptés.',
  'Goods entered under chapter 98 are exempt, apart from the value of processing abroad.':
    'Les marchandises entrées sous le chapitre 98 sont exemptées, sauf la valeur du traitement à l’étranger.',
  'Annex II of the order exempts this code.': 'L’annexe II du décret exempte ce code.',
  'The framework with the European Union exempts this code.': 'L’accord-cadre avec l’Union européenne exempte ce code.',
  'The framework with Switzerland and Liechtenstein exempts this code.':
    'L’accord-cadre avec la Suisse et le Liechtenstein exempte ce code.',
  'Civil aircraft and their parts are exempt.': 'Les aéronefs civils et leurs pièces sont exemptés.',
  'Civil aircraft and their parts of the United Kingdom are exempt.':
    'Les aéronefs civils du Royaume-Uni et leurs pièces sont exemptés.',
  'Civil aircraft and their parts of Japan are exempt.': 'Les aéronefs civils du Japon et leurs pièces sont exemptés.',
  'Articles for medicines that are not patented are exempt.':
    'Les articles pour médicaments non brevetés sont exemptés.',
  'The order exempts this code.': 'Le décret exempte ce code.',
  'Annex II of the reciprocal order exempts this code here too.':
    'L’annexe II du décret réciproque exempte ce code ici aussi.',
  'The proclamation exempts this code.': 'La proclamation exempte ce code.',
  'The proclamation exempts the particular article it names.':
    'La proclamation exempte l’article précis qu’elle nomme.',
  'Textiles and apparel that enter free under CAFTA-DR are exempt.':
    'Les textiles et vêtements qui entrent en franchise selon l’ALÉAC-RD sont exemptés.',
  'A product exclusion describes these goods.': 'Une exclusion de produit décrit ces marchandises.',
  'The exclusions were to end on 9 Nov 2026; whether they were extended is not known.':
    'Les exclusions devaient prendre fin le 9 nov. 2026; on ne sait pas si elles ont été prolongées.',
  'The notice exempts this code.': 'L’avis exempte ce code.',
  'The notice exempts the particular article it names.': 'L’avis exempte l’article précis qu’il nomme.',
  'Articles for use in medicines are exempt.': 'Les articles destinés aux médicaments sont exemptés.',
  'Goods that originate under CAFTA-DR are outside the action.':
    'Les marchandises originaires selon l’ALÉAC-RD ne sont pas visées.',
  'Articles with under 15 % of the metal by weight are exempt, outside chapters 72, 73, 74 and 76.':
    'Les articles dont le métal fait moins de 15 % du poids sont exemptés, hors des chapitres 72, 73, 74 et 76.',
  'Civil aircraft components of Taiwan are exempt.': 'Les composants d’aéronefs civils de Taïwan sont exemptés.',
  'Vehicles made at least 25 years before entry are exempt.':
    'Les véhicules fabriqués au moins 25 ans avant l’entrée sont exemptés.',
  'Parts that qualify under CUSMA are exempt.': 'Les pièces admissibles selon l’ACEUM sont exemptées.',
  'Enteral syringes were exempt until the end of 2025.':
    'Les seringues entérales étaient exemptées jusqu’à la fin de 2025.',
  'Cranes under a contract signed before 14 May 2024 and entered before 14 May 2026 are exempt.':
    'Les grues d’un contrat signé avant le 14 mai 2024 et entrées avant le 14 mai 2026 sont exemptées.',
  'Civil aircraft articles are exempt.': 'Les articles d’aéronefs civils sont exemptés.',
} as const
