import { type FormEvent, useState } from 'react'
import { useOutcome } from '#features/admin/components/use-outcome.ts'
import type { AdminDocument } from '#features/documents/files/schema.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { Input } from '#ui/input.tsx'
import { Select } from '#ui/select.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import type { ChecklistItem } from '../../schema.ts'
import { type DocumentChange, useChangeDocument } from './checklist-queries.ts'
import { nameOf, partyWords } from './item-words.ts'

type DocumentChangesProps = {
  applicationId: string
  items: readonly ChecklistItem[]
  document: AdminDocument
}

/** Moves a document to another item and gives it a name that says what it is. The sender's file is left alone. */
export function DocumentChanges({ applicationId, items, document }: DocumentChangesProps) {
  const [open, setOpen] = useState<'move' | 'rename'>()
  const { mutateAsync, isPending } = useChangeDocument(applicationId)
  const { reportSuccess, reportFailure } = useOutcome()
  const name = nameOf(document)

  async function change(changes: DocumentChange, done: string) {
    try {
      await mutateAsync({ documentId: document.id, ...changes })
      reportSuccess(done)
      setOpen(undefined)
    } catch (error) {
      reportFailure(error, 'Please try again.', 'Not changed')
    }
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    if (open === 'rename') return change({ title: String(typed.get('title')).trim() }, 'Renamed')
    return change({ itemId: String(typed.get('item')) || null }, 'Moved')
  }
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setOpen('move')}>
        Move<VisuallyHidden> {name}</VisuallyHidden>
      </Button>
      <Button variant="quiet" size="small" onClick={() => setOpen('rename')}>
        Rename<VisuallyHidden> {name}</VisuallyHidden>
      </Button>
      {open && (
        <Dialog
          open
          title={open === 'move' ? 'Move to another item' : 'Rename'}
          onClose={() => setOpen(undefined)}
        >
          <form onSubmit={submit} className="grid gap-4">
            {open === 'move' ? (
              <Field label="What is it?" help={`“${name}” counts as received there.`}>
                <Select
                  name="item"
                  defaultValue={document.itemId ?? ''}
                  placeholder="Nothing on the list"
                  options={optionsOf(items)}
                />
              </Field>
            ) : (
              <Field
                label="Name"
                help={`The sender called it “${document.originalName}”. Leave it empty for that.`}
              >
                <Input name="title" defaultValue={document.title ?? ''} maxLength={200} />
              </Field>
            )}
            <div className="flex flex-wrap gap-2">
              <Button type="submit" size="small" busy={isPending && 'Saving…'}>
                {open === 'move' ? 'Move it' : 'Save name'}
              </Button>
              <Button variant="outline" size="small" onClick={() => setOpen(undefined)}>
                Cancel
              </Button>
            </div>
          </form>
        </Dialog>
      )}
    </>
  )
}

/** What a file can answer, for a list to choose from. */
export const optionsOf = (items: readonly ChecklistItem[]) =>
  items
    .filter(({ waivedAt }) => !waivedAt)
    .map(({ id, name, party }) => ({ value: id, label: `${name} (${partyWords[party]})` }))
