// An example of what Portage computes: candles from Canada, 144 units at 6.85 CAD, on 20 November 2026.
// Figures: 986.40 CAD at 0.7124 is 702.71, entered as 703 USD (19 CFR 159.3); 50 % of 703 is 351.50, 10 % is 70.30.
// Law: HTS 3406.00.00 (free); U.S. note 51(b)(3), heading 9903.03.14; U.S. note 52, heading 9903.05.29 with .93 for
// CUSMA goods; Proclamation 11012, heading 9903.03.01, ended 24 July 2026.
import { usd } from '#domain/money.ts'
import { texts as en } from '#texts/en/login.ts'
import { amountIn, moneyIn } from '#words/local-text.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { Receipt, ReceiptCut, ReceiptLine, ReceiptNotApplied, ReceiptTotal } from '../../ui/receipt.tsx'
import classes from './sign-in.module.css'

export const SPECIMEN = { enteredValueUsd: '703', added: '351.50', base: '0.00', total: '351.50', avoided: '70.30' }

export function SpecimenReceipt() {
  const texts = useTexts(en)
  const language = useLanguage()
  const amount = (figure: string) => amountIn(language, usd(figure))
  return (
    <div className={classes.slip}>
      <Receipt title={texts.specimenTitle} aside={texts.specimenMark} label={texts.specimen} level={2}>
        <p className="xs dim">{texts.specimenFacts}</p>
        <ReceiptCut />
        <ReceiptLine
          label={<Headed heading="3406.00.00.00" title={texts.specimenBase} />}
          amount={amount(SPECIMEN.base)}
          why={texts.specimenBaseWhy}
          source={texts.specimenBaseSource}
        />
        <ReceiptLine
          label={<Headed heading="9903.03.14" title={texts.specimenAdded} />}
          amount={amount(SPECIMEN.added)}
          why={texts.specimenAddedWhy}
          source={texts.specimenAddedSource}
        />
        <ReceiptTotal label={texts.specimenDuty} amount={moneyIn(language, usd(SPECIMEN.total))} />
        <p className={classes.considered}>{texts.specimenConsidered}</p>
        <ReceiptNotApplied amount={amount(SPECIMEN.avoided)}>
          <Headed heading="9903.05.29" title={texts.specimenLifted} />
        </ReceiptNotApplied>
        <ReceiptNotApplied amount={amount(SPECIMEN.avoided)}>
          <Headed heading="9903.03.01" title={texts.specimended} />
        </ReceiptNotApplied>
      </Receipt>
    </div>
  )
}

function Headed({ heading, title }: { readonly heading: string; readonly title: string }) {
  return (
    <>
      <span className="mono">{heading}</span>
      {'\u00a0 '}
      {title}
    </>
  )
}
