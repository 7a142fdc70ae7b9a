import { useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { ConflictNotice } from '#features/admin/components/conflict-notice.tsx'
import { LeaveDialog } from '#features/admin/components/leave-dialog.tsx'
import { useUnsavedGuard } from '#features/admin/components/use-unsaved-guard.ts'
import { Button } from '#features/admin/kit/components/button.tsx'
import { Dialog } from '#features/admin/kit/components/dialog.tsx'
import { Notice } from '#features/admin/kit/components/note.tsx'
import { formatMoment } from '#site/staff-format.ts'
import type { ContentItem, ContentSection, RegistryEntry } from '../../schema.ts'
import { ContentFields } from './content-fields.tsx'
import type { SectionEntry } from './section-entries.ts'
import { useContentForm } from './use-content-form.ts'

type ContentFormDialogProps = {
  section: ContentSection
  entry: SectionEntry | undefined
  onBack: (key?: string) => void
  onClose: () => void
}

export function ContentFormDialog({ section, entry, onBack, onClose }: ContentFormDialogProps) {
  const formId = useId()
  const { form, conflict, problem, isSaving, submit, keepMine, takeTheirs } = useContentForm({
    section,
    entry,
    onSaved: onBack,
  })
  const { isDirty } = form.formState
  const [leaving, setLeaving] = useState<{ go: () => void }>()
  useUnsavedGuard(isDirty)

  const leave = (go: () => void) => (isDirty ? setLeaving({ go }) : go())

  function leaveNow() {
    // The question closes before the form: each returns the focus to the layer below it.
    flushSync(() => setLeaving(undefined))
    leaving?.go()
  }

  return (
    <>
      <Dialog
        open
        wide
        onClose={() => leave(onClose)}
        title={entry ? 'Edit content' : 'Add content'}
        actions={
          <>
            <Button type="submit" form={formId} busy={isSaving && 'Saving…'}>
              Save
            </Button>
            <Button kind="line" onClick={() => leave(onBack)}>
              Back to the list
            </Button>
          </>
        }
      >
        <form id={formId} noValidate onSubmit={submit} className="grid gap-5">
          {problem && (
            <Notice tone="critical" title="Not saved" announce>
              {problem}
            </Notice>
          )}
          {conflict && (
            <ContentConflict
              theirs={conflict.theirs}
              known={entry?.known}
              onKeepMine={keepMine}
              onTakeTheirs={takeTheirs}
            />
          )}
          <ContentFields form={form} entry={entry} />
        </form>
      </Dialog>
      <LeaveDialog
        open={leaving !== undefined}
        where="here"
        onLeave={leaveNow}
        onStay={() => setLeaving(undefined)}
      />
    </>
  )
}

type ContentConflictProps = {
  theirs: ContentItem | undefined
  known: RegistryEntry | undefined
  onKeepMine: () => void
  onTakeTheirs: () => void
}

function ContentConflict({ theirs, known, onKeepMine, onTakeTheirs }: ContentConflictProps) {
  return (
    <ConflictNotice
      title={`Somebody else ${theirs ? 'changed' : 'deleted'} this content while you were editing`}
      mine={{ label: 'Save my text instead', onKeep: onKeepMine }}
      theirs={{ label: theirs ? 'Take their text' : 'Drop my text', onTake: onTakeTheirs }}
    >
      <p>Your text isn’t saved yet. It’s still in the form below.</p>
      <h3 className="mt-3">
        {theirs ? `Their text, saved ${formatMoment(theirs.updatedAt)}` : 'They deleted it'}
      </h3>
      {theirs ? (
        <pre className="mt-1 whitespace-pre-wrap wrap-anywhere border border-rule bg-sheet p-3 font-sans">
          {theirs.content}
        </pre>
      ) : (
        <p>{known ? `The page shows its default: ${known.default}` : 'The key is free again.'}</p>
      )}
    </ConflictNotice>
  )
}
