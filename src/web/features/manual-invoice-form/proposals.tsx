// Items read out of a text, dashed until a person accepts them, each with what the reader is unsure of.

import { Button } from '@mantine/core'
import { formatHtsCode } from '#domain/hts-code.ts'
import { texts as en } from '#texts/en/manual-invoice-form.ts'
import { countryIn } from '#words/country-text.ts'
import { sentence } from '#words/language.ts'
import { countIn, decimalIn } from '#words/local-text.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { Icon } from '../../ui/icons.tsx'
import { showToast } from '../../ui/show-alert.tsx'
import { Tag } from '../../ui/tag.tsx'
import { accept, type InvoiceDraft, reject, restoreProposals } from './invoice-draft.ts'
import { doubtsOf, type Proposal, type Rate, toItem, unitPriceUsd } from './proposal.ts'
import css from './proposals.module.css'
import type { ChangeDraft } from './use-draft.ts'
import { useRate } from './use-rate.ts'

type Props = Pick<InvoiceDraft, 'proposals'> & { readonly change: ChangeDraft }

export function Proposals({ proposals, change }: Props) {
  const language = useLanguage()
  const texts = useTexts(en)
  const rate = useRate({ proposals, items: [] })
  const take = (chosen: readonly Proposal[]) =>
    change((given) => accept(given, chosen, (read, key) => toItem(read, key, rate)))
  const leave = (chosen: readonly Proposal[]) => {
    change((given) => reject(given, chosen))
    const run = () => change((given) => restoreProposals(given, proposals, chosen))
    showToast({
      text: sentence(en, (texts) => texts.rejected(chosen.length)),
      action: { label: sentence(en, (texts) => texts.undo), run },
    })
  }
  const unsure = proposals.filter((each) => doubtsOf(language, each, rate).length > 0).length
  return (
    <>
      <p role="status" className="visually-hidden">
        {proposals.length > 0 && texts.proposalCount(proposals.length)}
      </p>
      {proposals.length > 0 && (
        <section className={css.proposals} aria-label={texts.proposals}>
          <div className={css.head}>
            <Tag tone="ai" icon="spark">
              {texts.proposed}
            </Tag>
            <span className={css.count}>
              <b>{texts.proposalCount(proposals.length)}</b> {unsure > 0 ? texts.unsureCount(unsure) : texts.allClear}
            </span>
            <span className={css.all}>
              <Button size="xs" variant="filled" onClick={() => take(proposals)}>
                {texts.acceptAll(proposals.length)}
              </Button>
              <Button size="xs" onClick={() => leave(proposals)}>
                {texts.rejectAll}
              </Button>
            </span>
          </div>
          <ul className={css.list}>
            {proposals.map((each) => (
              <ProposalRow
                key={each.key}
                read={each}
                rate={rate}
                onAccept={() => take([each])}
                onReject={() => leave([each])}
              />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

type RowProps = {
  readonly read: Proposal
  readonly rate: Rate
  readonly onAccept: () => void
  readonly onReject: () => void
}

function ProposalRow({ read, rate, onAccept, onReject }: RowProps) {
  const language = useLanguage()
  const texts = useTexts(en)
  const price = unitPriceUsd(read, rate)
  const facts = [
    texts.unitsAt(
      read.quantity === null ? texts.noQuantityRead : countIn(language, read.quantity),
      price === undefined ? texts.noPriceRead : texts.usd(decimalIn(language, price)),
    ),
    read.countryOfOrigin ? countryIn(language, read.countryOfOrigin) : texts.noOriginRead,
  ]
  return (
    <li className={css.row}>
      <div className={css.words}>
        <b>{read.description || texts.noDescriptionRead}</b>
        <p className="sm dim">
          {facts.join(' · ')} ·{' '}
          {read.htsCode ? <span className="mono">{formatHtsCode(read.htsCode)}</span> : texts.noCodeRead}
        </p>
        {doubtsOf(language, read, rate).map((doubt) => (
          <p key={doubt} className={css.doubt}>
            <Icon name="warning" size={12} /> {doubt}
          </p>
        ))}
      </div>
      <span className={css.buttons}>
        <Button size="xs" aria-label={texts.acceptItem(read.description || texts.noDescriptionRead)} onClick={onAccept}>
          {texts.accept}
        </Button>
        <Button
          size="xs"
          variant="subtle"
          aria-label={texts.rejectItem(read.description || texts.noDescriptionRead)}
          onClick={onReject}
        >
          {texts.reject}
        </Button>
      </span>
    </li>
  )
}
