import { formatDay, formatMoment } from '#site/staff-format.ts'
import type { DeskCorrection } from '../../schema.ts'
import './corrections.css'

export function CorrectionHistory({ corrections }: { corrections: readonly DeskCorrection[] }) {
  const [latest] = corrections
  if (!latest) return null
  return (
    <details className="corrected">
      <summary>Corrected {formatDay(latest.correctedAt)}</summary>
      <ol>
        {corrections.map((correction) => (
          <CorrectionWords key={correction.id} correction={correction} />
        ))}
      </ol>
    </details>
  )
}

type CorrectionWordsProps = { correction: DeskCorrection; named?: boolean }

export function CorrectionWords({ correction, named = false }: CorrectionWordsProps) {
  const { label, old, new: corrected, correctedAt, byDesk, by, reason } = correction
  return (
    <li>
      {named && `${label}: `}
      {old ? <del>{old}</del> : <span className="text-soft">Not answered</span>} →{' '}
      {corrected || <span className="text-soft">no answer</span>}
      <small>
        {' '}
        {byDesk ? `by ${by ?? 'the desk'}` : 'by the applicant'}, {formatMoment(correctedAt)}
        {reason && `: ${reason}`}
      </small>
    </li>
  )
}
