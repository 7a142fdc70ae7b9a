import { type FormEvent, useState } from 'react'
import { BehindNotice } from '#features/admin/components/behind-notice.tsx'
import { useOpenedVersion } from '#features/admin/components/use-opened-version.ts'
import { useOutcome } from '#features/admin/components/use-outcome.ts'
import { isConflict } from '#features/admin/components/use-versioned-form.ts'
import { Button } from '#features/admin/kit/components/button.tsx'
import { Dialog } from '#features/admin/kit/components/dialog.tsx'
import { Field } from '#features/admin/kit/components/field.tsx'
import { Input } from '#features/admin/kit/components/input.tsx'
import { Select } from '#features/admin/kit/components/select.tsx'
import type { AdminDocument } from '#features/documents/files/schema/files.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import type { ChecklistItem } from '../../schema.ts'
import { useChangeDocument } from './checklist-queries.ts'
import { nameOf, partyWords } from './item-words.ts'

type DocumentChangesProps = {
  applicationId: string
  items: readonly ChecklistItem[]
  document: AdminDocument
}

/** Moves a document to another item or renames it. The sender's file stays as it came. */
export function DocumentChanges(props: DocumentChangesProps) {
  const [open, setOpen] = useState<Change>()
  const name = nameOf(props.document)
  return (
    <>
      <Button kind="bare" onClick={() => setOpen('move')}>
        Move<VisuallyHidden> {name}</VisuallyHidden>
      </Button>
      <Button kind="bare" onClick={() => setOpen('rename')}>
        Rename<VisuallyHidden> {name}</VisuallyHidden>
      </Button>
      {open && (
        <Dialog
          open
          title={open === 'move' ? 'Move to another item' : 'Rename'}
          onClose={() => setOpen(undefined)}
        >
          <ChangeForm {...props} change={open} onClose={() => setOpen(undefined)} />
        </Dialog>
      )}
    </>
  )
}

type Change = 'move' | 'rename'
type ChangeFormProps = DocumentChangesProps & { change: Change; onClose: () => void }

function ChangeForm({ applicationId, items, document, change, onClose }: ChangeFormProps) {
  const { opened, isBehind, fallBehind, catchUp } = useOpenedVersion(document)
  const { mutateAsync, isPending } = useChangeDocument(applicationId)
  const { reportSuccess, reportFailure } = useOutcome()
  const itemName = items.find(({ id }) => id === document.itemId)?.name ?? 'Nothing on the list'

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const { itemId, title } = opened
    const changes =
      change === 'rename'
        ? { title: String(typed.get('title')).trim(), was: { title } }
        : { itemId: String(typed.get('item')) || null, was: { itemId } }
    try {
      await mutateAsync({ documentId: document.id, ...changes })
      reportSuccess(change === 'rename' ? 'Renamed' : 'Moved')
      onClose()
    } catch (error) {
      if (isConflict(error)) fallBehind()
      else reportFailure(error, 'Please try again.', 'Not changed')
    }
  }
  return (
    <form onSubmit={submit} className="grid gap-4">
      {isBehind && (
        <BehindNotice onKeep={catchUp}>{change === 'move' ? itemName : nameOf(document)}</BehindNotice>
      )}
      {change === 'move' ? (
        <Field label="What is it?" help={`“${nameOf(document)}” counts as received there.`}>
          <Select
            name="item"
            defaultValue={opened.itemId ?? ''}
            placeholder="Nothing on the list"
            options={optionsOf(items)}
          />
        </Field>
      ) : (
        <Field
          label="Name"
          help={`The sender called it “${document.originalName}”. Leave it empty for that.`}
        >
          <Input name="title" defaultValue={opened.title ?? ''} maxLength={200} />
        </Field>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={isPending && 'Saving…'}>
          {change === 'move' ? 'Move it' : 'Save name'}
        </Button>
        <Button kind="line" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

export const optionsOf = (items: readonly ChecklistItem[]) =>
  items
    .filter(({ waivedAt }) => !waivedAt)
    .map(({ id, name, party }) => ({ value: id, label: `${name} (${partyWords[party]})` }))
