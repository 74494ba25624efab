// The French catalogue: each set of English texts with its French. Importing this file learns it; the browser does when French is chosen.
import { texts as carrierFeesEn } from '#texts/en/carrier-fees.ts'
import { texts as findingsEn } from '#texts/en/findings.ts'
import { texts as frameEn } from '#texts/en/frame.ts'
import { texts as loginEn } from '#texts/en/login.ts'
import { texts as parseItemsEn } from '#texts/en/parse-items.ts'
import { fixes as preflightFixesEn } from '#texts/en/preflight-fixes.ts'
import { texts as publicToolsEn } from '#texts/en/public-tools.ts'
import { texts as ratesEn } from '#texts/en/rates.ts'
import { texts as sessionEn } from '#texts/en/session.ts'
import { texts as signInCodeEn } from '#texts/en/sign-in-code.ts'
import { texts as toolsEn } from '#texts/en/tools.ts'
import { texts as carrierFeesFr } from '#texts/fr/carrier-fees.ts'
import { texts as findingsFr } from '#texts/fr/findings.ts'
import { texts as frameFr } from '#texts/fr/frame.ts'
import { texts as loginFr } from '#texts/fr/login.ts'
import { texts as parseItemsFr } from '#texts/fr/parse-items.ts'
import { fixes as preflightFixesFr } from '#texts/fr/preflight-fixes.ts'
import { texts as publicToolsFr } from '#texts/fr/public-tools.ts'
import { texts as ratesFr } from '#texts/fr/rates.ts'
import { texts as sessionFr } from '#texts/fr/session.ts'
import { texts as signInCodeFr } from '#texts/fr/sign-in-code.ts'
import { texts as toolsFr } from '#texts/fr/tools.ts'
import { learnFrench } from './language.ts'

learnFrench(carrierFeesEn, carrierFeesFr)
learnFrench(frameEn, frameFr)
learnFrench(preflightFixesEn, preflightFixesFr)
learnFrench(findingsEn, findingsFr)
learnFrench(loginEn, loginFr)
learnFrench(parseItemsEn, parseItemsFr)
learnFrench(publicToolsEn, publicToolsFr)
learnFrench(ratesEn, ratesFr)
learnFrench(sessionEn, sessionFr)
learnFrench(signInCodeEn, signInCodeFr)
learnFrench(toolsEn, toolsFr)
