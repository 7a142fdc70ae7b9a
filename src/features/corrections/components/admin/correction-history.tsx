import { formatDay, formatMoment } from '#site/staff-format.ts'
import type { DeskCorrection } from '../../schema.ts'

export function CorrectionHistory({ corrections }: { corrections: readonly DeskCorrection[] }) {
  const [latest] = corrections
  if (!latest) return null
  return (
    <details className="k-small">
      <summary>Corrected {formatDay(latest.correctedAt)}</summary>
      <ol className="grid gap-1 border-l-2 border-rule pl-2.5">
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
