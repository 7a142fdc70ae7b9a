import { type FormEvent, useId, useState } from 'react'
import { applicationStatuses } from '#domain/application-status.ts'
import { ApiError } from '#features/admin/components/api.ts'
import { LoadFailure } from '#features/admin/components/load-failure.tsx'
import { useOutcome } from '#features/admin/components/use-outcome.ts'
import { Button } from '#features/admin/kit/components/button.tsx'
import { Choice } from '#features/admin/kit/components/choice.tsx'
import { Dialog } from '#features/admin/kit/components/dialog.tsx'
import { Field } from '#features/admin/kit/components/field.tsx'
import { Input } from '#features/admin/kit/components/input.tsx'
import { Notice } from '#features/admin/kit/components/note.tsx'
import { Tick } from '#features/admin/kit/components/tick.tsx'
import { caseNameOf } from '#lib/case-person.ts'
import { formatMoment, labelOf } from '#site/staff-format.ts'
import { LoadingText } from '#ui/loading-text.tsx'
import type { Pair, Side } from '../../schema.ts'
import { MergeEffects } from './merge-effects.tsx'
import { MergeFields, sortFields, sourceOf } from './merge-fields.tsx'
import { useMerge, usePair, useUndoMerge } from './merge-queries.ts'

type MergeDialogProps = {
  id: string
  /** Undefined closes the dialog. */
  otherId: string | undefined
  onClose: () => void
  onMerged: (keptId: string) => void
}

export function MergeDialog({ id, otherId, onClose, onMerged }: MergeDialogProps) {
  return (
    <Dialog open={otherId !== undefined} onClose={onClose} title="Merge two files" wide>
      {otherId && <LoadedPair {...{ id, otherId, onClose, onMerged }} />}
    </Dialog>
  )
}

function LoadedPair({ id, otherId, ...rest }: MergeDialogProps & { otherId: string }) {
  // During the merge the open application becomes the one that stays.
  const [openId] = useState(id)
  const { data, error, refetch } = usePair(openId, otherId)
  if (data) return <MergeForm pair={data} {...rest} />
  if (!error) return <LoadingText>Loading both files…</LoadingText>
  return (
    <LoadFailure
      title="Failed to fetch the files"
      error={error}
      fallback="They could not be read."
      onRetry={refetch}
    />
  )
}

type Mistakes = { sure?: string; reason?: string; fields?: ApiError['errors'] }

function MergeForm({
  pair,
  onClose,
  onMerged,
}: { pair: Pair } & Pick<MergeDialogProps, 'onClose' | 'onMerged'>) {
  const { files, suggestedId } = pair
  const [keptId, setKept] = useState(suggestedId)
  const [chosen, setChosen] = useState<Record<string, string>>({})
  const [isSure, setSure] = useState(false)
  const [reason, setReason] = useState('')
  const [mistakes, setMistakes] = useState<Mistakes>({})
  const [closed, setClosed] = useState<string>()
  const { mutateAsync, isPending } = useMerge()
  const { undo } = useUndoMerge()
  const { reportSuccess, reportFailure } = useOutcome()
  const form = useId()
  const kept = files[0].id === keptId ? files[0] : files[1]
  const other = kept === files[0] ? files[1] : files[0]
  const choice = { keptId, chosen }

  async function save(knowsClosed = false) {
    if (isPending || kept.obstacle) return
    const found: Mistakes = {
      ...(!isSure && { sure: 'Confirm it, or leave them two files' }),
      ...(reason.trim() === '' && { reason: 'Say how you know, for whoever reads this later' }),
    }
    setMistakes(found)
    const [first] = Object.keys(found)
    if (first) return document.getElementById(`${form}-${first}`)?.focus()
    const taken = sortFields(files).different.filter((field) => sourceOf(field, files, choice) === other)
    try {
      const { mergeId } = await mutateAsync({
        keptId,
        otherId: other.id,
        version: kept.version,
        otherVersion: other.version,
        take: taken.map(({ name }) => name),
        isOnePerson: true,
        reason,
        ...(knowsClosed && { knowsClosed }),
      })
      const action = { label: 'Undo', onSelect: () => undo({ keptId, mergeId }) }
      reportSuccess(`${other.reference} is part of ${kept.reference} now`, { action })
      onClose()
      onMerged(keptId)
    } catch (error) {
      if (error instanceof ApiError && error.status === 422) return setClosed(error.reason)
      if (error instanceof ApiError && error.status === 400) setMistakes({ fields: error.errors })
      reportFailure(error, 'The files could not be merged. Nothing has changed.', 'Not merged')
    }
  }

  return (
    <form
      noValidate
      className="@container k-form"
      aria-label="Merge two files"
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void save()
      }}
    >
      <Choice
        layout="pairs"
        legend="Which file stays?"
        name={`${form}-kept`}
        value={keptId}
        onChange={(id) => {
          setClosed(undefined)
          setKept(id)
        }}
        options={files.map((side) => ({ value: side.id, label: side.reference, about: describe(side) }))}
      />
      {kept.obstacle && (
        <Notice tone="critical" title={`${kept.reference} can’t be the one that stays`} announce>
          <p>{kept.obstacle}</p>
        </Notice>
      )}
      <MergeFields
        files={files}
        choice={choice}
        errors={mistakes.fields ?? {}}
        onChoose={(name, id) => setChosen({ ...chosen, [name]: id })}
      />
      <MergeEffects {...{ files, kept, other, choice }} />
      {closed && (
        <Notice tone="critical" title={closed} announce>
          <Button kind="line" className="mt-2" onClick={() => save(true)}>
            Merge them anyway
          </Button>
        </Notice>
      )}
      <div className="grid gap-3">
        <p>
          <b>Are they one person?</b> Anybody can apply with somebody’s name, birth date and address. Ask for
          something that only the person knows, or call a number that you have from elsewhere.
        </p>
        <Tick
          id={`${form}-sure`}
          label="I’ve made sure that both files are one person’s"
          checked={isSure}
          error={mistakes.sure}
          onChange={({ target }) => setSure(target.checked)}
        />
        <Field id={`${form}-reason`} label="How do you know?" error={mistakes.reason}>
          <Input
            value={reason}
            maxLength={1000}
            placeholder="Called the number on her first application"
            onChange={({ target }) => setReason(target.value)}
          />
        </Field>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={isPending && 'Merging…'} disabled={kept.obstacle !== null}>
          Merge {other.reference} into {kept.reference}
        </Button>
        <Button kind="line" onClick={onClose}>
          Cancel
        </Button>
        <p className="w-full text-soft">For a day you can undo it, and both files are as they were.</p>
      </div>
    </form>
  )
}

const describe = (side: Side) =>
  `${caseNameOf(side)}, ${labelOf(applicationStatuses, side.status)}, ${formatMoment(side.submittedAt)}`
