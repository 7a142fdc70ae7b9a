import { useId, useState } from 'react'
import { ApiError } from '#features/admin/components/api.ts'
import { useOutcome } from '#features/admin/components/use-outcome.ts'
import { Button } from '#features/admin/kit/components/button.tsx'
import { Dialog } from '#features/admin/kit/components/dialog.tsx'
import { Field } from '#features/admin/kit/components/field.tsx'
import { Input } from '#features/admin/kit/components/input.tsx'
import type { PostSummary } from '#features/blog/posts/schema.ts'
import { readerTimeZone } from '#site/format.ts'
import { formatMoment } from '#site/staff-format.ts'
import { useSchedulePost } from './blog-queries.ts'

export function ScheduleDialog({ post, onClose }: { post: PostSummary; onClose: () => void }) {
  const formId = useId()
  const [at, setAt] = useState('')
  const [mistake, setMistake] = useState<string>()
  const schedule = useSchedulePost()
  const { reportSuccess, reportFailure } = useOutcome()

  async function save() {
    // The field has no time zone, so this is the author's local time.
    const moment = new Date(at)
    if (Number.isNaN(moment.getTime())) return setMistake('Choose a date and a time')
    const scheduledAt = moment.toISOString()
    try {
      await schedule.mutateAsync({ id: post.id, scheduledAt })
      reportSuccess('Post scheduled', { description: `It is published on ${formatMoment(scheduledAt)}.` })
      onClose()
    } catch (error) {
      if (error instanceof ApiError) setMistake(error.errors.scheduledAt?.[0])
      reportFailure(error, 'Failed to schedule post')
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title="Schedule publication"
      actions={
        <>
          <Button type="submit" form={formId} busy={schedule.isPending && 'Scheduling…'}>
            Schedule
          </Button>
          <Button kind="line" onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <p>
          <b>{post.title}</b> stays a draft until then, and is published by itself.
        </p>
        <Field label="Date and time" help={`In your own time (${readerTimeZone()})`} error={mistake}>
          <Input type="datetime-local" step={1} value={at} onChange={(event) => setAt(event.target.value)} />
        </Field>
      </form>
    </Dialog>
  )
}
