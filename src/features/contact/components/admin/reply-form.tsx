import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { ApiError } from '#features/admin/components/api.ts'
import { useOutcome } from '#features/admin/components/use-outcome.ts'
import { schemaResolver } from '#lib/schema-resolver.ts'
import { makeSubmissionKey } from '#lib/submission-key.ts'
import { emailLink } from '#site/paths.ts'
import { Button, ButtonAnchor } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Textarea } from '#ui/textarea.tsx'
import { type Message, replyFormSchema } from '../../schema.ts'
import { useReplyToMessage } from './message-queries.ts'

export type ReplyDraft = { text: string; key: string }
type ReplyFormProps = { message: Message; drafts: Map<string, ReplyDraft> }

export function ReplyForm({ message, drafts }: ReplyFormProps) {
  const titleId = useId()
  const { reportSuccess, reportFailure } = useOutcome()
  const sending = useReplyToMessage(message.id, () =>
    reportSuccess('Reply saved', { description: 'You’ll see above when the mail has gone out.' }),
  )
  const { register, handleSubmit, formState, reset, setError } = useForm({
    resolver: schemaResolver(replyFormSchema),
    defaultValues: { text: drafts.get(message.id)?.text ?? '' },
  })
  const { errors } = formState

  function remember(text: string) {
    // One key per reply, no matter how often it is sent.
    const key = drafts.get(message.id)?.key ?? makeSubmissionKey()
    if (text) drafts.set(message.id, { text, key })
    else drafts.delete(message.id)
  }

  const send = handleSubmit(async ({ text }) => {
    const submissionKey = drafts.get(message.id)?.key ?? makeSubmissionKey()
    try {
      await sending.mutateAsync({ text, submissionKey })
      drafts.delete(message.id)
      reset({ text: '' })
    } catch (error) {
      const [mistake] = (error instanceof ApiError && error.errors.text) || []
      if (mistake) setError('text', { message: mistake }, { shouldFocus: true })
      reportFailure(error, 'Failed to send the reply')
    }
  })

  return (
    <form aria-labelledby={titleId} noValidate onSubmit={send} className="grid max-w-form gap-4">
      <h3 id={titleId}>Reply</h3>
      <Field
        label={`Your reply to ${message.name}`}
        help={`Goes by mail to ${message.email}, with the message below it. The answer comes to your own mailbox.`}
        error={errors.text?.message}
      >
        <Textarea
          {...register('text', { onChange: (event) => remember(String(event.target.value)) })}
          rows={8}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={sending.isPending && 'Sending…'}>
          Send Reply
        </Button>
        <ButtonAnchor href={emailLink(message.email)} variant="quiet">
          Write in your mail program
        </ButtonAnchor>
      </div>
    </form>
  )
}
