import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LoadFailure } from '#features/admin/components/load-failure.tsx'
import { useChange } from '#features/admin/components/use-change.ts'
import { Button } from '#features/admin/kit/components/button.tsx'
import { formatDay } from '#site/staff-format.ts'
import { LoadingText } from '#ui/loading-text.tsx'
import type { OwnFactors } from '../../schema.ts'
import { NewCodes } from './new-codes.tsx'
import { factorsQuery, replaceRecoveryCodes } from './second-factor-calls.ts'

export function RecoveryCodes() {
  const { data, error } = useQuery(factorsQuery)
  const [shown, setShown] = useState<readonly string[] | null>(null)
  const replace = useChange(replaceRecoveryCodes, {
    reads: [factorsQuery.queryKey],
    onDone: ({ recoveryCodes }) => setShown(recoveryCodes),
  })
  return (
    <section aria-labelledby="recovery-codes" className="grid gap-4">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h2 id="recovery-codes">Recovery codes</h2>
        {data && <span className="text-soft">{describe(data.recoveryCodes)}</span>}
      </div>
      <p className="max-w-measure">
        Each opens the desk once when phone and keys are gone. We show them a single time; print them and keep
        them apart from this computer.
      </p>
      {error && <LoadFailure error={error} fallback="The recovery codes could not be loaded." />}
      {!data && !error && <LoadingText />}
      {data && data.recoveryCodes.madeAt === null && (
        <p className="text-soft">They come with your first passkey or authenticator app.</p>
      )}
      {data?.recoveryCodes.madeAt && (
        <>
          <CodePlaces {...data.recoveryCodes} />
          <p className="flex flex-wrap items-center gap-3">
            <Button
              kind="line"
              busy={replace.isPending && 'Making…'}
              onClick={() => replace.mutate(undefined)}
            >
              Make ten new ones
            </Button>
            <span className="text-soft">The old ones stop working.</span>
          </p>
        </>
      )}
      <NewCodes codes={shown} onClose={() => setShown(null)} />
    </section>
  )
}

type Codes = OwnFactors['recoveryCodes']

const describe = ({ left, usedAt, madeAt }: Codes) =>
  madeAt ? `${left} of ${left + usedAt.length} left, made ${formatDay(madeAt)}` : 'none yet'

function CodePlaces({ left, usedAt }: Codes) {
  return (
    <ol aria-label="Codes" className="grid max-w-field grid-cols-2 gap-x-4">
      {usedAt.map((at) => (
        <li key={at} className="border-t border-rule py-1 text-soft">
          Used {formatDay(at)}
        </li>
      ))}
      {Array.from({ length: left }, (_, at) => at + usedAt.length).map((place) => (
        <li key={place} className="border-t border-rule py-1">
          <span aria-hidden="true">•••• ••••</span>
          <span className="sr-only">Not used</span>
        </li>
      ))}
    </ol>
  )
}
