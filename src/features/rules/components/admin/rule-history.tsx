import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { RuleAct } from '#domain/rules.ts'
import type { StateCode } from '#domain/states.ts'
import { LoadFailure } from '#features/admin/components/load-failure.tsx'
import { Button } from '#features/admin/kit/components/button.tsx'
import { formatDay } from '#site/staff-format.ts'
import { LoadingText } from '#ui/loading-text.tsx'
import type { PastRule } from '../../schema.ts'
import { RuleDiff } from './rule-diff.tsx'
import { postureLabels, sayDate } from './rule-words.ts'
import { historyQuery } from './rules-calls.ts'

export const historyId = 'rule-history'

const acts: Record<RuleAct, string> = {
  written: 'wrote',
  adopted: 'took over the suggestion',
  checked: 'confirmed',
  withdrawn: 'took back',
}

export function RuleHistory({ code }: { code: StateCode }) {
  const { data, error, refetch } = useQuery(historyQuery(code))
  const [compared, setCompared] = useState<number>()
  return (
    <section aria-labelledby={historyId} className="rules-part">
      <div className="rules-head">
        <h3 id={historyId} tabIndex={-1}>
          History
        </h3>
        {data && data.length > 0 && (
          <p>{data.length === 1 ? '1 version' : `${data.length} versions`}, none is ever lost</p>
        )}
      </div>
      {error && <LoadFailure error={error} fallback="The history could not be read." onRetry={refetch} />}
      {!data && !error && <LoadingText />}
      <ol className="rules-history">
        {data?.map((version, place) => {
          const before = data.slice(place + 1).find((older) => older.effectiveFrom === version.effectiveFrom)
          const isCompared = compared === version.version
          return (
            <li key={version.version}>
              <time dateTime={version.writtenAt}>{formatDay(version.writtenAt)}</time>
              <Entry version={version} />
              {before && (
                <Button
                  kind="bare"
                  aria-expanded={isCompared}
                  onClick={() => setCompared(isCompared ? undefined : version.version)}
                >
                  Compare
                </Button>
              )}
              {before && isCompared && (
                <div className="rules-compared">
                  <RuleDiff
                    caption="This version and the one before it"
                    old={{ title: 'Before', rule: before }}
                    now={{ title: 'After', rule: version }}
                  />
                </div>
              )}
            </li>
          )
        })}
        <li>
          <span />
          <span>Came with the program: Open</span>
        </li>
      </ol>
    </section>
  )
}

function Entry({ version: { writtenBy, act, posture, effectiveFrom } }: { version: PastRule }) {
  return (
    <span>
      <b>{writtenBy ?? 'Somebody'}</b> {acts[act]}: {postureLabels[posture]}
      {effectiveFrom && ` from ${sayDate(effectiveFrom)}`}
    </span>
  )
}
