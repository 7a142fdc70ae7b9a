import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { timeZones } from '#domain/time-zones.ts'
import { answerOf, createApi, reasonOf } from '#features/admin/components/api.ts'
import { ConflictNotice } from '#features/admin/components/conflict-notice.tsx'
import { LoadFailure } from '#features/admin/components/load-failure.tsx'
import { usePageForm } from '#features/admin/components/page-forms.ts'
import { countChanges } from '#features/admin/components/use-kept-draft.ts'
import { useVersionedDraft } from '#features/admin/components/use-versioned-draft.ts'
import { isConflict } from '#features/admin/components/use-versioned-form.ts'
import { Button } from '#features/admin/kit/components/button.tsx'
import { Field } from '#features/admin/kit/components/field.tsx'
import { Input } from '#features/admin/kit/components/input.tsx'
import { Notice } from '#features/admin/kit/components/note.tsx'
import { Select } from '#features/admin/kit/components/select.tsx'
import { SettingsSection } from '#features/admin/kit/components/settings-section.tsx'
import { Tick } from '#features/admin/kit/components/tick.tsx'
import { type DeadlineSettings, deadlineSettingsSchema } from '#features/calendar/schema.ts'
import type { RoutesOf } from '#lib/define-api.ts'
import { formatCalendarDay, toOptions } from '#site/staff-format.ts'
import { LoadingText } from '#ui/loading-text.tsx'
import { useToast } from '#ui/toast.tsx'
import type { deadlinesApi } from '../../api.ts'
import { ClockDifferences } from './clock-differences.tsx'
import { fromField, toField } from './deadline-words.ts'
import { StatusDeadlines } from './status-deadlines.tsx'
import { WeekHours } from './week-hours.tsx'

export function DeadlinesForm() {
  const { data, error } = useDeadlines()
  if (data) return <SettingsForm opened={data} />
  return error ? <LoadFailure error={error} fallback="The clocks could not be read." /> : <LoadingText />
}

function SettingsForm({ opened }: { opened: DeadlineSettings }) {
  const [mistake, setMistake] = useState<string>()
  const { toast } = useToast()
  const save = useSaveDeadlines()
  const form = useVersionedDraft<DeadlineSettings, DeadlineSettings>({
    ...{ name: key, schema: deadlineSettingsSchema, stored: opened },
    draftFrom: (stored) => ({ ...stored, version: 0 }),
  })
  const { draft, base, conflict } = form
  const changes = countChanges(draft, base.values)
  const element = usePageForm({ draft: key, changes, isSaving: save.isPending })
  const change = (changed: Partial<DeadlineSettings>) => form.type({ ...draft, ...changed })

  function submit(event: FormEvent) {
    event.preventDefault()
    const { error, data } = deadlineSettingsSchema.safeParse({ ...draft, version: base.version })
    setMistake(error?.issues[0]?.message)
    if (!data) return
    save.mutate(data, {
      onSuccess: (answer) => {
        form.buildOn(answer)
        toast({ title: 'Clocks saved' })
      },
      onError: async (failure) => {
        if (isConflict(failure)) form.showConflict(await readDeadlines())
      },
    })
  }

  return (
    <form ref={element} onSubmit={submit} noValidate>
      {conflict && (
        <ConflictNotice
          title="Somebody else changed this meanwhile"
          mine={{ label: 'Keep mine', onKeep: conflict.keepMine }}
          theirs={{ label: 'Take theirs', onTake: conflict.takeTheirs }}
        >
          <ClockDifferences versions={conflict.versions} />
        </ConflictNotice>
      )}
      {save.isError && !conflict && (
        <Notice tone="critical" announce>
          {reasonOf(save.error, 'This was not saved. Please try again.')}
        </Notice>
      )}
      {mistake && (
        <Notice tone="critical" announce>
          {mistake}.
        </Notice>
      )}
      <SettingsSection id="hours" title="Opening hours" about="Business hours are counted in these.">
        <div className="k-form">
          <Field label="Time zone of the office" className="max-w-field">
            <Select
              options={toOptions(timeZones)}
              value={draft.timeZone}
              onChange={({ target }) =>
                change({
                  timeZone: timeZones.find(({ value }) => value === target.value)?.value ?? draft.timeZone,
                })
              }
            />
          </Field>
          <WeekHours week={draft.week} onChange={(week) => change({ week })} />
          <ClosedDays days={draft.closedOn} onChange={(closedOn) => change({ closedOn })} />
        </div>
      </SettingsSection>
      <SettingsSection
        id="answers"
        title="How long a file may stay"
        about={
          <>
            Leave it empty for no clock. The owners get a mail when a file becomes late, once in each status.
          </>
        }
      >
        <StatusDeadlines draft={draft} onChange={(clocks) => change({ clocks })} />
        <p className="k-small pt-3">
          The hours of Received are the promise on every page, in every mail and on the certificate. Changed,
          they count for new applications; those that are in keep the time they were told. In review keeps the
          promise until you set hours of its own. In Documents needed the clock waits for others: it starts
          when something arrived that nobody has judged, or when nothing is missing anymore.
        </p>
      </SettingsSection>
      <SettingsSection id="morning" title="Morning mail">
        <div className="k-form">
          <Tick
            label="One mail each business morning instead of a mail per application"
            description="To everybody who works on files: what’s new, late, to judge, to answer, due, and theirs. Numbers only, and no mail when nothing waits."
            checked={draft.isDigest}
            onChange={({ target }) => change({ isDigest: target.checked })}
          />
          <Field label="Sent at" help="On the office’s clock.">
            <Input
              className="max-w-32"
              type="time"
              step={900}
              value={toField(draft.digestHour)}
              onChange={({ target }) => change({ digestHour: fromField(target.value) })}
            />
          </Field>
        </div>
      </SettingsSection>
    </form>
  )
}

const api = createApi<RoutesOf<typeof deadlinesApi>>()

const key = '/api/admin/clocks'

const readDeadlines = () => answerOf(api.GET(key))

const useDeadlines = () => useQuery({ queryKey: [key], queryFn: readDeadlines, staleTime: 0 })

function useSaveDeadlines() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: DeadlineSettings) => answerOf(api.PUT(key, { body })),
    onSuccess: (answer) => queries.setQueryData([key], answer),
  })
}

type ClosedDaysProps = { days: readonly string[]; onChange: (days: string[]) => void }

function ClosedDays({ days, onChange }: ClosedDaysProps) {
  const [typed, setTyped] = useState('')
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-end gap-2">
        <Field label="Closed on" help="Holidays and other days when nobody works.">
          <Input
            type="date"
            className="max-w-field"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Field>
        <Button
          kind="line"
          onClick={() => {
            if (typed) onChange([...new Set([...days, typed])].sort())
            setTyped('')
          }}
        >
          Add the day
        </Button>
      </div>
      {days.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {days.map((day) => (
            <li key={day} className="flex items-center gap-1">
              {formatCalendarDay(day)}
              <Button
                kind="bare"
                aria-label={`Open on ${formatCalendarDay(day)} after all`}
                onClick={() => onChange(days.filter((one) => one !== day))}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
