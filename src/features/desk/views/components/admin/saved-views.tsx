import { type ChangeEvent, type FormEvent, type ReactNode, useState } from 'react'
import { reasonOf } from '#features/admin/components/api.ts'
import { useOutcome } from '#features/admin/components/use-outcome.ts'
import { Button } from '#features/admin/kit/components/button.tsx'
import { Field } from '#features/admin/kit/components/field.tsx'
import { Input } from '#features/admin/kit/components/input.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { type SavedView, viewChangeSchema } from '../../schema.ts'
import { useChangePreferences, useDeleteView, useSaveView, useViews } from './view-queries.ts'

export function SavedViews() {
  const { data } = useViews()
  const { mutate: order } = useChangePreferences()
  const saved = data?.saved ?? []
  if (saved.length === 0) return null
  function move(place: number, by: -1 | 1) {
    const ids = saved.map(({ id }) => id)
    const [moved] = ids.splice(place, 1)
    if (moved) ids.splice(place + by, 0, moved)
    order({ viewOrder: ids })
  }
  return (
    <section aria-labelledby="saved-views-title" className="grid gap-2">
      <h3 id="saved-views-title">Saved views</h3>
      <ol className="grid">
        {saved.map((view, place) => (
          <li key={view.id} className="grid gap-2 border-t border-rule py-2">
            <SavedViewEntry view={view}>
              <MoveButton label="Up" view={view} isOff={place === 0} onMove={() => move(place, -1)} />
              <MoveButton
                label="Down"
                view={view}
                isOff={place === saved.length - 1}
                onMove={() => move(place, 1)}
              />
            </SavedViewEntry>
          </li>
        ))}
      </ol>
    </section>
  )
}

type MoveButtonProps = { label: string; view: SavedView; isOff: boolean; onMove: () => void }

function MoveButton({ label, view, isOff, onMove }: MoveButtonProps) {
  return (
    // Not `disabled` at the end: that would drop the keyboard focus.
    <Button kind="bare" aria-disabled={isOff} onClick={() => !isOff && onMove()}>
      {label}
      <VisuallyHidden>: {view.name}</VisuallyHidden>
    </Button>
  )
}

function SavedViewEntry({ view, children }: { view: SavedView; children: ReactNode }) {
  const [isRenaming, setRenaming] = useState(false)
  const { mutate: remove, isPending } = useDeleteView()
  const { reportSuccess, reportFailure } = useOutcome()
  const deleteIt = () =>
    remove(view.id, {
      onSuccess: () => reportSuccess(`View deleted: ${view.name}`),
      onError: (error) => reportFailure(error, 'Please try again.', 'Not deleted'),
    })
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-2">
        <p className="min-w-0 flex-1 wrap-anywhere">
          {view.name} {view.isShared && <span className="text-soft">shared</span>}
        </p>
        {children}
        {view.mayChange && (
          <>
            <Button kind="bare" onClick={() => setRenaming(!isRenaming)}>
              Rename<VisuallyHidden> {view.name}</VisuallyHidden>
            </Button>
            <Button kind="bare" busy={isPending && 'Deleting…'} onClick={deleteIt}>
              Delete<VisuallyHidden> {view.name}</VisuallyHidden>
            </Button>
          </>
        )}
      </div>
      {isRenaming && <RenameForm view={view} onDone={() => setRenaming(false)} />}
    </>
  )
}

function RenameForm({ view, onDone }: { view: SavedView; onDone: () => void }) {
  // As it was when typing began: a change by somebody else is reported, not overwritten.
  const [{ id, filters, sort, isShared, version }] = useState(view)
  const { field, mistake, isPending, save } = useViewForm(view.name, 'renamed', onDone)
  return (
    <form
      onSubmit={(event) => save(event, { id, filters, sort, isShared, version })}
      className="flex flex-wrap items-end gap-2"
    >
      <Field label={`New name for ${view.name}`} error={mistake} className="flex-1">
        <Input {...field} />
      </Field>
      <Button type="submit" busy={isPending && 'Saving…'}>
        Save
      </Button>
    </form>
  )
}

/** Saves a view under the typed name. */
export function useViewForm(before: string, verb: 'saved' | 'renamed', onDone: () => void) {
  const [name, setName] = useState(before)
  const [mistake, setMistake] = useState<string>()
  const { mutateAsync, isPending } = useSaveView()
  const { reportSuccess } = useOutcome()
  async function save(event: FormEvent, { id, ...view }: { id: string } & Record<string, unknown>) {
    event.preventDefault()
    const change = viewChangeSchema.safeParse({ ...view, name })
    setMistake(change.error?.issues[0]?.message)
    if (!change.success || isPending) return
    try {
      await mutateAsync({ id, ...change.data })
      reportSuccess(`View ${verb}: ${change.data.name}`)
      onDone()
    } catch (error) {
      setMistake(reasonOf(error, `The view could not be ${verb}. Please try again.`))
    }
  }
  const field = {
    value: name,
    maxLength: 60,
    autoComplete: 'off',
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setName(target.value),
  }
  return { field, mistake, isPending, save }
}
