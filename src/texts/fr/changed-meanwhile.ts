// Un enregistrement refusé parce que quelqu’un d’autre a enregistré avant.
export const texts = {
  title: 'Quelqu’un d’autre a enregistré entre-temps',
  refused: 'Quelqu’un d’autre a enregistré entre-temps. Rien n’a été écrasé, et ce que vous avez tapé est encore ici.',
  choose: 'Rien n’a été écrasé. Choisissez laquelle des deux valeurs reste, puis enregistrez.',
  nothingClashes:
    'Vous n’avez pas changé les mêmes choses. L’enregistrement garde ce que vous avez changé tous les deux.',
  same: 'Ce qui est enregistré maintenant est identique à ce que vous avez.',
  theirs: 'Enregistré par quelqu’un d’autre',
  mine: 'Le vôtre',
  empty: 'Rien',
  takenOver: 'Ceci a aussi été changé. Vous n’y aviez pas touché, alors cela reste comme enregistré :',
  takenOverOne: (field: string, value: string) => `${field} : ${value}`,
  chooseFirst: 'Choisissez d’abord partout l’une des deux valeurs',
  save: 'Enregistrer ceci',
  back: 'Retour au formulaire',
} as const
