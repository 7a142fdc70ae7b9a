import { useId, useState } from 'react'
import { ConflictNotice } from '#features/admin/components/conflict-notice.tsx'
import { LeaveDialog } from '#features/admin/components/leave-dialog.tsx'
import { LoadFailure } from '#features/admin/components/load-failure.tsx'
import { useUnsavedGuard } from '#features/admin/components/use-unsaved-guard.ts'
import { Button } from '#features/admin/kit/components/button.tsx'
import { Dialog } from '#features/admin/kit/components/dialog.tsx'
import { formatMoment } from '#site/staff-format.ts'
import { LoadingText } from '#ui/loading-text.tsx'
import type { Post } from '../../../posts/schema.ts'
import { usePost } from './blog-queries.ts'
import { PostFields } from './post-fields.tsx'
import { usePostForm } from './use-post-form.ts'

export function PostDialog({ id, onClose }: { id?: string; onClose: () => void }) {
  const { data, error } = usePost(id)
  // A background reload must not overwrite what the author types.
  const [opened, setOpened] = useState<Post>()
  if (data && !opened) setOpened(data)
  if (id === undefined || opened) return <PostFormDialog post={opened} onClose={onClose} />
  return (
    <Dialog open wide onClose={onClose} title="Edit Post">
      {error ? (
        <LoadFailure title="Failed to fetch post" error={error} />
      ) : (
        <LoadingText>Loading the post…</LoadingText>
      )}
    </Dialog>
  )
}

function PostFormDialog({ post, onClose }: { post: Post | undefined; onClose: () => void }) {
  const formId = useId()
  const { form, base, conflict, isSaving, submit, submitAndPreview, keepMine, takeTheirs } = usePostForm({
    post,
    onSaved: onClose,
  })
  const { isDirty } = form.formState
  const [isLeaving, setLeaving] = useState(false)
  useUnsavedGuard(isDirty)

  return (
    <>
      <Dialog
        open
        wide
        onClose={() => (isDirty ? setLeaving(true) : onClose())}
        title={base ? 'Edit Post' : 'New Post'}
        actions={
          <>
            <Button type="submit" form={formId} busy={isSaving && 'Saving…'}>
              {base ? 'Update Post' : 'Create Post'}
            </Button>
            <Button kind="line" onClick={submitAndPreview} busy={isSaving && 'Saving…'}>
              Save and preview
            </Button>
          </>
        }
      >
        <form id={formId} noValidate onSubmit={submit} className="k-form k-broad">
          {conflict?.theirs && (
            <PostConflict theirs={conflict.theirs} onKeepMine={keepMine} onTakeTheirs={takeTheirs} />
          )}
          <PostFields form={form} isNew={base === undefined} />
        </form>
      </Dialog>
      <LeaveDialog open={isLeaving} where="in this post" onLeave={onClose} onStay={() => setLeaving(false)} />
    </>
  )
}

type PostConflictProps = { theirs: Post; onKeepMine: () => void; onTakeTheirs: () => void }

function PostConflict({ theirs, onKeepMine, onTakeTheirs }: PostConflictProps) {
  return (
    <ConflictNotice
      title="This post was changed since you opened it"
      mine={{ label: 'Save mine over it', onKeep: onKeepMine }}
      theirs={{ label: 'Show theirs instead', onTake: onTakeTheirs }}
    >
      <p>
        It was saved on {formatMoment(theirs.updatedAt)} as “{theirs.title}”. Both stay among its versions.
      </p>
    </ConflictNotice>
  )
}
