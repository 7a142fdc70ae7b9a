import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { z } from 'zod'
import { ApiError, reasonOf } from '#features/admin/components/api.ts'
import { ConflictNotice } from '#features/admin/components/conflict-notice.tsx'
import { DraftDifferences } from '#features/admin/components/draft-differences.tsx'
import { LoadFailure } from '#features/admin/components/load-failure.tsx'
import { listDifferences } from '#features/admin/components/merge-drafts.ts'
import { usePageForm } from '#features/admin/components/page-forms.ts'
import { countChanges } from '#features/admin/components/use-kept-draft.ts'
import { useVersionedDraft } from '#features/admin/components/use-versioned-draft.ts'
import { isConflict } from '#features/admin/components/use-versioned-form.ts'
import { Field } from '#features/admin/kit/components/field.tsx'
import { Input } from '#features/admin/kit/components/input.tsx'
import { Note, Notice } from '#features/admin/kit/components/note.tsx'
import { SectionHead } from '#features/admin/kit/components/section-head.tsx'
import { Tick } from '#features/admin/kit/components/tick.tsx'
import { type ContractSettings, keepYearsRange } from '#features/contract-forms/switch/schema.ts'
import { LoadingText } from '#ui/loading-text.tsx'
import { useToast } from '#ui/toast.tsx'
import { changeSwitch, readSwitch, switchQuery } from './form-calls.ts'

/** As typed. */
const draftSchema = z.object({ isOn: z.boolean(), years: z.string() })
type Draft = z.output<typeof draftSchema>

const draftFrom = ({ isOn, keepYears }: ContractSettings): Draft => ({ isOn, years: String(keepYears) })
const names: Record<string, string> = { isOn: 'Contracts', years: 'Years they stay' }
const say = (value: unknown) => (typeof value === 'boolean' ? (value ? 'on' : 'off') : String(value))

type SwitchFormProps = {
  isShown: boolean
  /** With words that a lawyer confirmed. */
  canSend: boolean
}

/** Kept while another part is open, so that its changes are saved with the others. */
export function SwitchForm({ isShown, canSend }: SwitchFormProps) {
  const { data, error } = useQuery(switchQuery)
  if (data) return <OpenSwitch stored={data} isShown={isShown} canSend={canSend} />
  if (!isShown) return null
  return error ? (
    <LoadFailure error={error} fallback="Whether contracts are on could not be read." />
  ) : (
    <LoadingText />
  )
}

function OpenSwitch({ stored, isShown, canSend }: SwitchFormProps & { stored: ContractSettings }) {
  const [mistake, setMistake] = useState<string>()
  const { toast } = useToast()
  const queries = useQueryClient()
  const [name] = switchQuery.queryKey
  const form = useVersionedDraft({ name, schema: draftSchema, stored, draftFrom })
  const { draft, base, conflict } = form
  const save = useMutation({
    mutationFn: changeSwitch,
    onSuccess: (answer) => {
      queries.setQueryData(switchQuery.queryKey, answer)
      form.buildOn(answer)
      toast({ title: answer.isOn ? 'Contracts are on' : 'Contracts are off' })
    },
    onError: async (error) => {
      if (error instanceof ApiError) setMistake(error.errors.keepYears?.[0])
      if (isConflict(error)) form.showConflict(await readSwitch())
    },
  })
  const changes = countChanges(draft, base.values)
  const element = usePageForm({ draft: name, changes, isSaving: save.isPending })

  function submit(event: FormEvent) {
    event.preventDefault()
    setMistake(undefined)
    save.mutate({ isOn: draft.isOn, keepYears: Number(draft.years), version: base.version })
  }

  return (
    <form
      ref={element}
      onSubmit={submit}
      noValidate
      aria-labelledby="form-switch"
      hidden={!isShown && !conflict && !save.isError}
    >
      <SectionHead id="form-switch" title="Contracts" about={base.values.isOn ? 'on' : 'off'} />
      <div className="k-form">
        {conflict && (
          <ConflictNotice
            title="Somebody else changed this meanwhile"
            mine={{ label: 'Keep mine', onKeep: conflict.keepMine }}
            theirs={{ label: 'Take theirs', onTake: conflict.takeTheirs }}
          >
            <DraftDifferences
              differences={listDifferences(conflict.versions)}
              nameOf={([field = '']) => names[field] ?? field}
              say={say}
            />
          </ConflictNotice>
        )}
        {save.isError && !conflict && !mistake && (
          <Notice tone="critical" announce>
            {reasonOf(save.error, 'This was not saved. Please try again.')}
          </Notice>
        )}
        <Tick
          label="Draft and send contracts"
          description="Offers get a contract. Turned off, those that were sent can still be read."
          checked={draft.isOn}
          onChange={({ target }) => form.type({ ...draft, isOn: target.checked })}
        />
        {!canSend && (
          <Note tone="calm">No form is in force, so contracts can be drafted and none can be sent.</Note>
        )}
        <Field
          label="Contracts stay for"
          help={`After they end, even when the person’s file is deleted. From ${keepYearsRange.least} to ${keepYearsRange.most} years.`}
          error={mistake}
        >
          <Input
            className="max-w-28"
            after="years"
            inputMode="numeric"
            autoComplete="off"
            value={draft.years}
            onChange={({ target }) => form.type({ ...draft, years: target.value })}
          />
        </Field>
      </div>
    </form>
  )
}
