// Last step: what was imported, and where to find it.
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { texts } from '#texts/en/import-screen.ts'
import { PATHS, staffClientPath, staffShipmentPath } from '../../paths.ts'
import css from './staff-import.module.css'
import { StepTitle } from './step-title.tsx'
import type { Report } from './use-import.ts'

type Props = {
  readonly counts: Pick<Report['counts'], 'new' | 'changed' | 'unchanged'>
  /** Left out where only the counts are on record. */
  readonly found?: Pick<Report, 'places' | 'placeCount'> | undefined
  readonly onLeave: () => void
}

const text = (count: number): string => count.toLocaleString('en-CA')

export function ImportDone({ counts, found, onLeave }: Props) {
  return (
    <div className={css.stack} role="status">
      <StepTitle>{texts.doneTitle}</StepTitle>
      <p>{texts.done(text(counts.new), text(counts.changed), text(counts.unchanged))}</p>
      {found && found.places.length > 0 && (
        <section aria-label={texts.cameIn}>
          <h3>{texts.cameIn}</h3>
          <ul className={css.places}>
            {found.places.map(({ clientId, shipmentId, name }) => (
              <li key={shipmentId ?? clientId}>
                {shipmentId === null ? (
                  <Link to={staffClientPath(clientId)}>{texts.openClient(name)}</Link>
                ) : (
                  <Link to={staffShipmentPath(clientId, shipmentId)}>{texts.openShipment(name)}</Link>
                )}
              </li>
            ))}
            {found.placeCount > found.places.length && (
              <li className="dim">{texts.morePlaces(text(found.placeCount - found.places.length))}</li>
            )}
          </ul>
        </section>
      )}
      <div className={css.actions}>
        <Button component={Link} to={PATHS.staff}>
          {texts.toClients}
        </Button>
        <Button variant="filled" onClick={onLeave}>
          {texts.another}
        </Button>
      </div>
    </div>
  )
}
