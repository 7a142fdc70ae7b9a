import { type FormEvent, useState } from 'react'
import { reasonOf } from '#features/admin/components/api.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Input } from '#ui/input.tsx'
import { useToast } from '#ui/toast.tsx'
import { launchWords } from '../../content.ts'
import type { LaunchState, Opening } from '../../schema.ts'
import { DayLine } from './day-line.tsx'
import { useOpeningChange } from './ready-calls.ts'

type OpeningDayProps = { opening: Opening; today: string; left: readonly LaunchState[]; mayMove: boolean }

export function OpeningDay({ opening: { day }, today, left, mayMove }: OpeningDayProps) {
  const [isMoving, setMoving] = useState(false)
  const tasks = left.map(({ task }) => launchWords[task])
  const [longest] = tasks
    .filter(({ waitDays }) => waitDays !== undefined)
    .sort((a, b) => (b.waitDays ?? 0) - (a.waitDays ?? 0))
  return (
    <section aria-labelledby="opening-day" className="ready-way">
      <div className="ready-head">
        <h2 id="opening-day">The way to opening day</h2>
        {day && <p className="ready-tick-note">a tick a day</p>}
        {mayMove && (
          <button
            type="button"
            className="ready-do"
            aria-expanded={isMoving}
            onClick={() => setMoving(!isMoving)}
          >
            {day ? 'Move the day' : 'Choose the day'}
          </button>
        )}
      </div>
      {isMoving && <DayForm day={day} onDone={() => setMoving(false)} />}
      {day ? (
        <DayLine
          today={today}
          day={day}
          wait={longest?.waitDays ? { what: longest.short, days: longest.waitDays } : undefined}
          minutes={tasks.reduce((sum, { minutes }) => sum + minutes, 0)}
        />
      ) : (
        <p className="text-soft">Once there is a day, what’s left is drawn to its scale here.</p>
      )}
    </section>
  )
}

function DayForm({ day, onDone }: { day: string | null; onDone: () => void }) {
  const { toast } = useToast()
  const save = useOpeningChange(() => {
    toast({ title: 'Opening day saved' })
    onDone()
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const value = new FormData(event.currentTarget).get('day')
    save.mutate({ day: value ? String(value) : null })
  }
  return (
    <form onSubmit={submit} className="ready-form">
      <Field
        label="Opening day"
        help="Leave it empty if you don’t know yet."
        error={save.error && reasonOf(save.error, 'The day was not saved. Please try again.')}
      >
        <Input type="date" name="day" defaultValue={day ?? ''} />
      </Field>
      <Button type="submit" size="small" busy={save.isPending && 'Saving…'}>
        Save
      </Button>
    </form>
  )
}
