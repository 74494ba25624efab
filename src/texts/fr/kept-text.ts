// Ce qui avait été saisi avant la fermeture de la page et n’est pas encore enregistré.
const values = (count: number) => (count > 1 ? `${count} valeurs` : `${count} valeur`)

export const texts = {
  notSavedYet: 'Saisi avant que vous quittiez cette page et pas encore enregistré.',
  returnedTitle: 'Pas encore enregistré',
  changesBack: (count: number) =>
    `${values(count)} que vous aviez ${count > 1 ? 'saisies n’ont pas été enregistrées' : 'saisie n’a pas été enregistrée'}. Ce que vous avez saisi est de nouveau à sa place.`,
  begunBack: (count: number) =>
    `${values(count)} que vous aviez commencé à saisir ${count > 1 ? 'sont' : 'est'} de nouveau dans le champ.`,
  saveNow: 'Enregistrer maintenant',
  leaveOut: 'Laisser de côté',
  formBack: 'Voici ce que vous aviez saisi sans l’enregistrer.',
  startFromSaved: 'Repartir de ce qui est enregistré',
} as const
