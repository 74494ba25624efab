// Effacer un client : ce qu'on lui dit, et comment il le demande.
export const texts = {
  title: 'Effacer vos données',
  explained:
    'Vous pouvez demander à être effacé pour de bon. Les personnes qui gèrent Portage pour vous examinent la demande et l’exécutent; jusque-là, vous pouvez la retirer.',
  goes: 'Votre nom, vos adresses, téléphones et numéros, signatures, brouillons, fabricants, produits, recettes, connexions et clés disparaissent aussitôt. Vous ne pouvez plus vous connecter.',
  stays: (papers: number, day: string) =>
    papers === 1
      ? `Un document reste jusqu’au ${day}, avec les lignes de son envoi : les lois douanières des États-Unis et du Canada exigent de conserver les dossiers cinq et six ans. Il est conservé sous un pseudonyme, puis supprimé.`
      : `${papers} documents restent jusqu’au ${day} au plus tard, avec les lignes de leurs envois : les lois douanières des États-Unis et du Canada exigent de conserver les dossiers cinq et six ans. Ils sont conservés sous un pseudonyme, puis supprimés.`,
  nothingStays: 'Aucun de vos documents ne doit être conservé : rien ne reste.',
  downloadFirst: 'Téléchargez d’abord vos données. Elles ne pourront pas être récupérées.',
  ask: 'Demander à être effacé',
  askTitle: 'Demander à être effacé?',
  askedOn: (day: string) => `Vous avez demandé le ${day} à être effacé. Rien n’a encore été supprimé.`,
  withdraw: 'Retirer la demande',
  asked: 'Votre demande a été envoyée.',
  withdrawn: 'Votre demande a été retirée.',
  loading: 'Chargement...',
  loadFailed: 'Impossible de savoir si vous avez demandé à être effacé',
  notSaved: 'Cela n’a pas fonctionné. Veuillez réessayer.',
  alreadyErased: 'Ce client est effacé. Ses documents peuvent être lus jusqu’à leur date; rien ne peut être changé.',
  nameDiffers: 'Tapez le nom du client exactement comme il est affiché.',
} as const
