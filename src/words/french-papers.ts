// The French of papers for the client: what prints them learns it, without the screens' texts.
import { texts as estimatePaperEn } from '#texts/en/estimate-paper.ts'
import { texts as estimatePaperFr } from '#texts/fr/estimate-paper.ts'
import { learning } from './language.ts'

const learnFrench = learning('fr')

learnFrench(estimatePaperEn, estimatePaperFr)
