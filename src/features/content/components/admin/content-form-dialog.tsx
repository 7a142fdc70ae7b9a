import { useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { LeaveDialog } from '#features/admin/components/leave-dialog.tsx'
import { useUnsavedGuard } from '#features/admin/components/use-unsaved-guard.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Notice } from '#ui/notice.tsx'
import type { ContentSection } from '../../schema.ts'
import { ContentConflict } from './content-conflict.tsx'
import { ContentFields } from './content-fields.tsx'
import type { SectionEntry } from './section-entries.ts'
import { useContentForm } from './use-content-form.ts'

type ContentFormDialogProps = {
  section: ContentSection
  /** The text to edit; undefined makes a new key. */
  entry: SectionEntry | undefined
  /** Returns to the list, with the saved key. */
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
    // Close the question before the form: each returns focus to the layer below it.
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
            <Button variant="outline" onClick={() => leave(onBack)}>
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
