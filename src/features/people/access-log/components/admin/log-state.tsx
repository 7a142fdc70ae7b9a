import { formatMoment, formatNumber } from '#site/format.ts'
import { AlertIcon, CheckIcon } from '#ui/icons.tsx'

type Flaw = { number: number; what: 'changed' | 'missing' | 'moved' | 'added' | 'head' }
type State = {
  first: number
  last: number
  lastCheck: { at: string; to: number; flaw: Flaw | null } | null
}

const wrongs: Record<Flaw['what'], (number: string) => string> = {
  changed: (number) => `entry ${number} was changed`,
  missing: (number) => `entry ${number} is missing`,
  moved: (number) => `entry ${number} was moved`,
  added: (number) => `entry ${number} was added from outside`,
  head: (number) => `the end after entry ${number} isn’t as we left it`,
}

export function LogState({ first, last, lastCheck }: State) {
  const count = `${formatNumber(last - first + 1)} entries`
  if (!lastCheck) return <>{count}, not checked yet</>
  const { at, flaw } = lastCheck
  if (flaw)
    return (
      <span className="inline-flex items-center gap-2 font-semibold text-error">
        <AlertIcon className="size-4" />
        {count}: {wrongs[flaw.what](formatNumber(flaw.number))}, found {formatMoment(at)}
      </span>
    )
  return (
    <span className="inline-flex items-baseline gap-2">
      <CheckIcon className="size-4 flex-none self-center text-brand" />
      {count}, chain whole, checked {formatMoment(at)}
    </span>
  )
}
