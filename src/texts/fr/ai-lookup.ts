// Recherche par IA : codes et fabricants de tout un envoi, un article par seconde.
export const texts = {
  run: 'Lancer la recherche par IA',
  nothingToLookUp: 'Chaque article a son code, et un fabricant là où l’origine est donnée.',
  underWay: 'En cours ci-dessous.',
  title: (n: number) => (n > 1 ? `Recherche pour ${n} articles` : `Recherche pour ${n} article`),
  finished: 'Recherche par IA',
  stop: 'Arrêter',
  close: 'Fermer',
  progress: (done: number, all: number) => `${done} sur ${all}`,
  counts: (found: number, notFound: number) =>
    `${found} ${found > 1 ? 'trouvés' : 'trouvé'}, ${notFound} non ${notFound > 1 ? 'trouvés' : 'trouvé'}`,
  failures: (n: number) => (n > 1 ? `${n} échecs` : `${n} échec`),
  timeLeft: (seconds: number) => `environ ${seconds} s encore`,
  waiting: 'en attente',
  running: 'recherche',
  stopped: 'non recherché',
  notFound: 'rien trouvé',
  settledMeanwhile: 'rempli entre-temps',
  code: (code: string) => `code HTS ${code} proposé`,
  maker: (name: string) => `fabricant ${name} trouvé, vous attend`,
  retry: 'Réessayer',
  retryFailed: (n: number) => (n > 1 ? `Réessayer les ${n} articles en échec` : 'Réessayer l’article en échec'),
  retryItem: (item: string) => `Réessayer ${item}`,
  openShort: 'Afficher',
  open: (item: string) => `Afficher ${item}`,
  failed: 'La recherche par IA a échoué',
  failedBecause: (message: string) => `La recherche par IA a échoué : ${message}`,
  summary: (found: number, total: number) =>
    `La recherche par IA a trouvé des données pour ${found > 1 ? `${found} articles` : `${found} article`} sur ${total}. Tout est proposé jusqu’à ce que vous le confirmiez.`,
  summaryWithFailures: (found: number, total: number, failed: number) =>
    `La recherche par IA a trouvé des données pour ${found > 1 ? `${found} articles` : `${found} article`} sur ${total}; échecs : ${failed}. Tout est proposé jusqu’à ce que vous le confirmiez.`,
  noneFoundWithFailures: (notFound: number, failed: number) =>
    `La recherche par IA n’a rien trouvé pour ${notFound > 1 ? `${notFound} articles` : `${notFound} article`}; échecs : ${failed}.`,
  noneFound: (total: number) =>
    total > 1
      ? `La recherche par IA n’a rien trouvé pour aucun des ${total} articles.`
      : 'La recherche par IA n’a rien trouvé pour l’article.',
  putThere: (n: number) =>
    n > 1 ? `${n} codes proposés par la recherche par IA` : `${n} code proposé par la recherche par IA`,
  tookBack: (n: number) => (n > 1 ? `${n} codes proposés retirés` : `${n} code proposé retiré`),
  takeBack: (n: number) => (n > 1 ? `Retirer les ${n} codes proposés` : 'Retirer le code proposé'),
  noneFoundHint: 'Décrivez mieux les marchandises, ou saisissez le code et le fabricant.',
  stoppedAfter: (done: number, total: number) => `Arrêtée après ${done} sur ${total}.`,
  goesOn: 'Elle continue quand vous fermez cette page, et se retrouve ici, sur d’autres appareils aussi.',
  pausing: (why: string) => `Elle fait une pause et continue d’elle-même. ${why}`,
  lookFailed: 'Son avancement ne peut pas être lu pour le moment. Elle continue quand même.',
  notStopped: 'La recherche n’a pas été arrêtée. Veuillez réessayer.',
  notClosed: 'La recherche n’a pas été rangée. Veuillez réessayer.',
  whenPending: 'Les articles sont recherchés tant que l’envoi est en attente.',
  noSuchRun: 'Il n’y a plus de recherche pour cet envoi.',
} as const
