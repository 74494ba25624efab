// The certificate as it will be printed, while the form is filled in.

import { texts as en } from '#texts/en/cusma.ts'
import { texts as paper } from '#texts/en/cusma-paper.ts'
import type { CertificateView, PrintedContact } from '#words/papers/certificate.ts'
import { useTexts } from '../../language/page-language.tsx'
import { Tag } from '../../ui/tag.tsx'
import css from './certificate-preview.module.css'

type Props = {
  readonly view: CertificateView
  /** Data URL of the signature; empty while there is none. */
  readonly signature: string
}

export function CertificatePreview({ view, signature }: Props) {
  const texts = useTexts(en)
  const { signer, period } = view
  return (
    <section className={css.frame} aria-label={texts.preview}>
      <p className={css.bar}>
        <span className="xs faint">{texts.previewHint}</span> <Tag>{texts.draftTag}</Tag>
      </p>
      <div className={css.paper} lang="en">
        <h3 className={css.title}>{paper.title}</h3>
        <p className={css.small}>{paper.agreement}</p>
        <p className={css.small}>
          {paper.number}: {view.number} · {paper.shipment} {view.reference}
        </p>
        <dl className={css.facts}>
          <div>
            <dt>{paper.capacity}</dt>
            <dd>{en.capacities[view.capacity]}</dd>
          </div>
          <div>
            <dt>{paper.period}</dt>
            <dd>
              {paper.from} {period.start} {paper.to} {period.end}
            </dd>
          </div>
          <Party title={paper.certifier} contact={view.certifier} />
          <Party title={paper.exporter} contact={view.exporter} />
          <Party title={paper.producer} contact={view.producer} />
          <Party title={paper.importer} contact={view.importer} />
        </dl>
        <Goods goods={view.goods} />
        <p className={css.statement}>{paper.statement}</p>
        <div className={css.signature}>
          <div>
            <span className={css.small}>{paper.signature}</span>
            {signature !== '' && <img src={signature} alt={texts.signaturePicture} className={css.picture} />}
          </div>
          <div>
            {signer.name}
            <br />
            {signer.title}
            <br />
            {view.certifier.name}
            <br />
            {signer.date}
          </div>
        </div>
        <p className={css.small}>
          {paper.unsigned} {paper.forBroker}
        </p>
      </div>
    </section>
  )
}

const Party = ({ title, contact }: { readonly title: string; readonly contact: PrintedContact }) => (
  <div>
    <dt>{title}</dt>
    {linesOf(contact).map((line) => (
      <dd key={line}>{line}</dd>
    ))}
  </div>
)

function linesOf(contact: PrintedContact): readonly string[] {
  if (contact.isSame) return [paper.sameAsCertifier]
  if (contact.isUnknown) return [paper.unknown]
  if (contact.statement) return [contact.statement]
  return [contact.name, contact.address, contact.phone, contact.email].filter((each) => each !== '')
}

function Goods({ goods }: { readonly goods: CertificateView['goods'] }) {
  return (
    <table className={css.goods}>
      <thead>
        <tr>
          <th scope="col">{paper.goods}</th>
          <th scope="col">{paper.hsCode}</th>
          <th scope="col">{paper.criterion}</th>
          <th scope="col">{paper.origin}</th>
        </tr>
      </thead>
      <tbody>
        {goods.map((good, index) => (
          <tr key={`${String(index)} ${good.sku}`}>
            <th scope="row">
              {good.description} <span className={css.small}>{good.sku}</span>
            </th>
            <td className="mono">{good.hsCode}</td>
            <td>{good.criterion}</td>
            <td>{good.origin}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
