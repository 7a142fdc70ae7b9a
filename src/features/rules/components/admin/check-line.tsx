import { daysBetweenChecks } from '#domain/rules.ts'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import type { StateOverview } from '../../schema.ts'
import { sayDate } from './rule-words.ts'

type CheckLineProps = { state: StateOverview; reader: string; isBusy: boolean; onCheck: () => void }

/** When somebody last held the rule against the law. Red only when that was too long ago. */
export function CheckLine({ state, reader, isBusy, onCheck }: CheckLineProps) {
  const { check, daysSinceChecked } = state
  return (
    <div className={classNames('rules-check', check === 'late' && 'rules-alarm')}>
      <p>
        {check === 'late' && <b>Not checked for {daysSinceChecked} days. </b>}
        {say(state, reader)}
      </p>
      <Button variant="quiet" size="small" aria-keyshortcuts="c" busy={isBusy && 'Saving…'} onClick={onCheck}>
        I checked it <kbd>c</kbd>
      </Button>
    </div>
  )
}

function say({ check, rule, coming }: StateOverview, reader: string): string {
  const checked = [rule, ...coming].filter(({ checkedOn }) => checkedOn !== null)
  const [oldest] = checked.sort((a, b) => (a.checkedOn ?? '').localeCompare(b.checkedOn ?? ''))
  const who = oldest?.confirmedBy === reader ? 'You' : oldest?.confirmedBy
  const confirmed = oldest?.checkedOn && `${who} confirmed it on ${sayDate(oldest.checkedOn)}`
  if (check === 'late') return `${confirmed}; the limit is ${daysBetweenChecks}.`
  if (check === 'fine') return `${confirmed}.`
  return checked.length > 0
    ? 'One of its rules was never checked.'
    : 'Nobody has checked it against the law yet.'
}
