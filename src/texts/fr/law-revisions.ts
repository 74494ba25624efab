// Phrases des données de droit ajoutées par les révisions 5 à 21, en français. {1} est ce qui varie.
export const texts: Readonly<Record<string, string>> = {
  none: 'aucun',
  'The goods were already on their way when the duty began.':
    'Les marchandises étaient déjà en route au début du droit.',
  'Were the goods loaded and on their last leg to the United States before the duty began?':
    'Les marchandises étaient-elles chargées et en route vers les États-Unis avant le début du droit?',
  'onshoring plan': 'plan de production aux États-Unis',
  'onshoring plan and pricing agreement': 'plan de production aux États-Unis et entente de prix',
  'specialty medicine': 'médicament spécialisé',
  'United States ingredient': 'ingrédient des États-Unis',
  'research use': 'usage de recherche',
  'A medicine whose active ingredient is made in the United States is outside the duty.':
    'Un médicament dont l’ingrédient actif est fabriqué aux États-Unis échappe au droit.',
  'Goods for clinical trials, research or other non-commercial use are outside the duty.':
    'Les marchandises destinées aux essais cliniques, à la recherche ou à un autre usage non commercial échappent au droit.',
  'A product exclusion names the whole statistical number.':
    'Une exclusion de produits nomme tout le numéro statistique.',
  'A semiconductor pays the semiconductor duty alone.':
    'Un semi-conducteur ne paie que le droit sur les semi-conducteurs.',
  'The classification says that the goods are for pharmaceutical use.':
    'Le classement dit que les marchandises sont à usage pharmaceutique.',
  'Are these parts used only to make farm, industrial or mobile equipment?':
    'Ces pièces servent-elles seulement à fabriquer du matériel agricole, industriel ou mobile?',
  'Is this metal, melted and poured or smelted and cast in Canada or Mexico, covered by an authorization of the Department of Commerce?':
    'Ce métal, fondu et coulé au Canada ou au Mexique, est-il visé par une autorisation du département du Commerce des États-Unis?',
  'Was at least 85 % of the metal by weight (95 % for entries before 8 Jun 2026) melted and poured, or smelted and cast, in the United States?':
    'Au moins 85 % du poids du métal (95 % pour les entrées avant le 8 juin 2026) a-t-il été fondu et coulé aux États-Unis?',
  'At least 85 % of the metal comes from the United States (95 % before 8 Jun 2026), so the lower rate applies.':
    'Au moins 85 % du métal vient des États-Unis (95 % avant le 8 juin 2026) : le taux inférieur s’applique.',
  'Which special treatment of medicines applies to these goods?':
    'Quel traitement particulier des médicaments s’applique à ces marchandises?',
  'Will the importer document at entry that the goods are resold at or above the least price?':
    'L’importateur prouvera-t-il à l’entrée que les marchandises sont revendues au moins au prix minimal?',
  'The steel is claimed under CUSMA and covered by an authorization of the Department of Commerce, so half of the rate applies.':
    'L’acier fait l’objet d’une demande ACEUM et d’une autorisation du département du Commerce : la moitié du taux s’applique.',
  'The aluminum is claimed under CUSMA and covered by an authorization of the Department of Commerce, so half of the rate applies.':
    'L’aluminium fait l’objet d’une demande ACEUM et d’une autorisation du département du Commerce : la moitié du taux s’applique.',
  'The parts are used only to make farm or industrial equipment, so the duty is brought up to 15 % in all.':
    'Les pièces servent seulement à fabriquer du matériel agricole ou industriel : le droit est porté à 15 % au total.',
  'The parts are used only to make farm or industrial equipment and 85 % of their metal comes from the United States, so the duty is brought up to 10 % in all.':
    'Les pièces servent seulement à fabriquer du matériel agricole ou industriel et 85 % de leur métal vient des États-Unis : le droit est porté à 10 % au total.',
  'The codes are those of annex I-B in chapters 84, 85 and 87.':
    'Les codes sont ceux de l’annexe I-B aux chapitres 84, 85 et 87.',
  'The codes were read in a second source.': 'Les codes ont été lus dans une seconde source.',
  'Until 28 Sep 2026 only companies named in Annex III pay the duty on patented medicines; the others declare this heading.':
    'Jusqu’au 28 sept. 2026, seules les entreprises nommées à l’annexe III paient le droit sur les médicaments brevetés; les autres déclarent cette position.',
  'The company has an approved onshoring plan, so the medicine pays 20 % on top.':
    'L’entreprise a un plan approuvé de production aux États-Unis : le médicament paie 20 % de plus.',
  'The company has an onshoring plan and a pricing agreement, so nothing is added.':
    'L’entreprise a un plan de production aux États-Unis et une entente de prix : rien ne s’ajoute.',
  'Orphan drugs, nuclear medicines, plasma products, gene therapies and other listed specialty medicines pay nothing on top.':
    'Les médicaments orphelins ou nucléaires, les produits du plasma, les thérapies géniques et d’autres médicaments spécialisés désignés ne paient rien de plus.',
  'Whether drones are relieved of the forced-labor duty is not settled; it is charged as well.':
    'On ne sait pas encore si les drones échappent au droit sur le travail forcé; il est aussi perçu.',
  'Scheduled; read in one second source.': 'Prévu; lu dans une seule seconde source.',
  'The proclamation prints heading {1}, which the quartz safeguard uses too.':
    'La proclamation imprime la position {1}, dont se sert aussi la sauvegarde sur le quartz.',
  'Polysilicon and goods made of it pay this duty from 4 Dec 2026; a CUSMA claim does not lift it.':
    'Le polysilicium et ses produits paient ce droit à partir du 4 déc. 2026; une demande ACEUM ne le lève pas.',
  'For this origin the duty is brought up to 15 % in all.': 'Pour cette origine, le droit est porté à 15 % au total.',
  'Goods of the United Kingdom pay 10 % on top.': 'Les marchandises du Royaume-Uni paient 10 % de plus.',
  'The resale price is documented, so the duty is what the value lacks to the least price of {1} USD for each {2}.':
    'Le prix de revente est prouvé : le droit est ce qui manque à la valeur pour atteindre le prix minimal de {1} USD par {2}.',
  'Without documents of the resale price the whole least price of {1} USD for each {2} is due.':
    'Sans preuve du prix de revente, tout le prix minimal de {1} USD par {2} est dû.',
  'Listed goods of {1} are exempt.': 'Origine visée : {1}. Les marchandises désignées sont exemptées.',
  'Textiles and apparel of {1} are exempt.': 'Origine visée : {1}. Les textiles et vêtements sont exemptés.',
  'Textiles and apparel of {1} are exempt under CAFTA-DR.':
    'Origine visée : {1}. Les textiles et vêtements sont exemptés selon l’ALÉAC-RD.',
  'The article named in the note is exempt as a good of {1}.':
    'Origine visée : {1}. L’article nommé dans la note est exempté.',
  'The list of goods exempt for {1} alone (U.S. note 52(j)) was read in one second source.':
    'La liste des marchandises exemptées pour une seule origine ({1}) (note américaine 52(j)) a été lue dans une seule seconde source.',
} as const
