import { Badge } from '#ui/badge.tsx'
import { checkLabels, stateLabels } from '../../content.ts'
import type { Health, HealthState } from '../../schema.ts'

/** Quiet when all is fine, so that people see the rest. */
const tones = {
  fine: 'neutral',
  attention: 'attention',
  failed: 'critical',
  off: 'muted',
} as const satisfies Record<HealthState, string>

export function HealthList({ findings }: Pick<Health, 'findings'>) {
  return (
    <dl className="max-w-form">
      {findings.map(({ check, state, words }) => (
        <div
          key={check}
          className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 border-b border-rule py-3 sm:grid-cols-[9rem_minmax(0,1fr)_auto]"
        >
          <dt className="font-semibold">{checkLabels[check]}</dt>
          <dd className="max-sm:col-span-2 max-sm:row-start-2">{words}</dd>
          <dd className="max-sm:col-start-2 max-sm:row-start-1">
            <Badge tone={tones[state]}>{stateLabels[state]}</Badge>
          </dd>
        </div>
      ))}
    </dl>
  )
}
