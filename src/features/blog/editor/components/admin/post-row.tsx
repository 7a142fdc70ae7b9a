import { useOutcome } from '#features/admin/components/use-outcome.ts'
import { Badge } from '#features/admin/kit/components/badge.tsx'
import { Button, ButtonAnchor } from '#features/admin/kit/components/button.tsx'
import { paths } from '#site/paths.ts'
import { formatMoment } from '#site/staff-format.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import type { PostSummary } from '../../../posts/schema.ts'
import { useDeletePost, usePublishPost, useRestoreVersion, useSchedulePost } from './blog-queries.ts'

/** Long enough to notice that it was the wrong row. */
const undoDuration = 10_000

type PostRowProps = { post: PostSummary; onOpen: (kind: 'edit' | 'schedule' | 'versions') => void }

export function PostRow({ post, onOpen }: PostRowProps) {
  const publish = usePublishPost()
  const remove = useDeletePost()
  const restore = useRestoreVersion()
  const schedule = useSchedulePost()
  const { reportSuccess, reportFailure } = useOutcome()
  const isDraft = !post.published

  const publishNow = () =>
    publish.mutate(post.id, {
      onSuccess: () => reportSuccess('Post published successfully'),
      onError: (error) => reportFailure(error, 'Failed to publish post'),
    })

  const cancelSchedule = () =>
    schedule.mutate(
      { id: post.id, scheduledAt: null },
      {
        onSuccess: () => reportSuccess('Scheduled publication canceled'),
        onError: (error) => reportFailure(error, 'Failed to cancel the publication'),
      },
    )

  // Awaits instead of using callbacks: the row disappears with the post.
  async function removeNow() {
    try {
      const { id, versionId } = await remove.mutateAsync(post.id)
      const undo = () =>
        restore.mutateAsync({ id, versionId }).then(
          () => reportSuccess('Post restored successfully'),
          (error) => reportFailure(error, 'Failed to restore post'),
        )
      reportSuccess('Post deleted successfully', {
        description: post.title,
        duration: undoDuration,
        action: { label: 'Undo', onSelect: undo },
      })
    } catch (error) {
      reportFailure(error, 'Failed to delete post')
    }
  }

  const of = <VisuallyHidden> {post.title}</VisuallyHidden>
  return (
    <tr>
      <th scope="row">
        <div className="min-w-52">
          {post.title}
          <span className="block wrap-anywhere text-small font-normal text-soft">/{post.slug}</span>
        </div>
      </th>
      <td data-label="Category">{post.category?.name ?? <span className="text-soft">No Category</span>}</td>
      <td data-label="Status">
        <PostStatus {...post} />
      </td>
      <td data-label="Date" className="whitespace-nowrap">
        {formatMoment(post.publishedAt ?? post.createdAt)}
      </td>
      <td>
        <div className="flex flex-wrap gap-1">
          <Button kind="bare" onClick={() => onOpen('edit')}>
            Edit{of}
          </Button>
          {isDraft && (
            <Button kind="bare" onClick={publishNow} busy={publish.isPending && 'Publishing…'}>
              Publish{of}
            </Button>
          )}
          {isDraft &&
            (post.scheduledAt ? (
              <Button kind="bare" onClick={cancelSchedule}>
                Cancel schedule{of}
              </Button>
            ) : (
              <Button kind="bare" onClick={() => onOpen('schedule')}>
                Schedule{of}
              </Button>
            ))}
          <ButtonAnchor
            kind="bare"
            target="_blank"
            href={isDraft ? paths.blogPreview(post.slug) : paths.blogPost(post.slug)}
          >
            {isDraft ? 'Preview' : 'View'}
            {of}
          </ButtonAnchor>
          <Button kind="bare" onClick={() => onOpen('versions')}>
            Versions{of}
          </Button>
          <Button kind="bare" onClick={removeNow}>
            Delete{of}
          </Button>
        </div>
      </td>
    </tr>
  )
}

type Publication = Pick<PostSummary, 'published' | 'scheduledAt'>

function PostStatus({ published, scheduledAt }: Publication) {
  if (published) return <Badge tone="success">Published</Badge>
  if (!scheduledAt) return <Badge tone="muted">Draft</Badge>
  return (
    <>
      <Badge tone="info">Scheduled</Badge>
      <span className="block text-small text-soft">{formatMoment(scheduledAt)}</span>
    </>
  )
}
