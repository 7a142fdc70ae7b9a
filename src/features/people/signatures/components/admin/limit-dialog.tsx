import { useQuery } from '@tanstack/react-query'
import { useChange } from '#features/admin/components/use-change.ts'
import { Dialog } from '#features/admin/kit/components/dialog.tsx'
import { LoadingText } from '#ui/loading-text.tsx'
import type { LimitChange } from '../../schema.ts'
import { limitsQuery, refuseLimit, signLimit } from './limit-calls.ts'
import { sayLimitChange } from './limit-words.ts'
import { SecondSigning } from './second-signing.tsx'

type LimitDialogProps = { id: string; onClose: () => void }

export function LimitDialog({ id, onClose }: LimitDialogProps) {
  const { data } = useQuery(limitsQuery)
  const change = data?.waiting.find((one) => one.id === id)
  return (
    <Dialog open onClose={onClose} title="Sign a limit">
      {change && <LimitSigning change={change} onClose={onClose} />}
      {!change && (data ? <p>It doesn’t wait for a signature anymore.</p> : <LoadingText />)}
    </Dialog>
  )
}

const reads = [
  limitsQuery.queryKey,
  ['/api/admin/overview'],
  ['/api/admin/signatures'],
  ['/api/admin/value-terms'],
  ['/api/admin/people'],
]

function LimitSigning({ change, onClose }: { change: LimitChange; onClose: () => void }) {
  const sign = useChange(() => signLimit(change.id), { reads, done: () => 'Signed', onDone: onClose })
  const refuse = useChange((reason: string) => refuseLimit(change.id, reason), {
    ...{ reads, done: () => 'Not signed: the old limit stays', onDone: onClose },
  })
  return (
    <SecondSigning
      first={change}
      busy={(sign.isPending && 'signing') || (refuse.isPending && 'refusing')}
      onSign={() => sign.mutate(undefined)}
      onRefuse={refuse.mutate}
    >
      <p>
        <b>{sayLimitChange(change)}.</b> {change.reason}
      </p>
    </SecondSigning>
  )
}
