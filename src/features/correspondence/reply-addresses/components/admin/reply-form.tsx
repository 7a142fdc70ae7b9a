import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { z } from 'zod'
import { answerOf, createApi } from '#features/admin/components/api.ts'
import { LoadFailure } from '#features/admin/components/load-failure.tsx'
import { usePageForm } from '#features/admin/components/page-forms.ts'
import { Refusal } from '#features/admin/components/refusal.tsx'
import { countChanges, useKeptDraft } from '#features/admin/components/use-kept-draft.ts'
import { Field } from '#features/admin/kit/components/field.tsx'
import { Input } from '#features/admin/kit/components/input.tsx'
import { Notice } from '#features/admin/kit/components/note.tsx'
import type { RoutesOf } from '#lib/define-api.ts'
import { formatMoment } from '#site/staff-format.ts'
import { LoadingText } from '#ui/loading-text.tsx'
import { useToast } from '#ui/toast.tsx'
import type { repliesApi } from '../../api.ts'
import { type ReplyState, replySettingSchema } from '../../schema.ts'

const api = createApi<RoutesOf<typeof repliesApi>>()
const queryKey = ['/api/admin/replies'] as const

const useReplies = () => useQuery({ queryKey, queryFn: () => answerOf(api.GET('/api/admin/replies')) })

function useSaveReplies(onSaved: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (address: string | null) => answerOf(api.PUT('/api/admin/replies', { body: { address } })),
    onSuccess: (state) => {
      client.setQueryData(queryKey, state)
      onSaved()
    },
  })
}

export function ReplyForm() {
  const { data, error } = useReplies()
  if (!data) {
    return error ? (
      <LoadFailure error={error} fallback="The address for replies could not be loaded." />
    ) : (
      <LoadingText />
    )
  }
  return <LoadedForm key={data.changedAt} state={data} />
}

function LoadedForm({ state }: { state: ReplyState }) {
  const stored = state.address ?? ''
  const [draft, keep] = useKeptDraft(queryKey[0], z.string())
  const typed = draft ?? stored
  const [mistake, setMistake] = useState<string>()
  const { toast } = useToast()
  const save = useSaveReplies(() => {
    keep(undefined)
    toast({ title: 'Replies saved' })
  })
  const changes = countChanges(typed, stored)
  const form = usePageForm({ draft: queryKey[0], changes, isSaving: save.isPending })

  function submit(event: FormEvent) {
    event.preventDefault()
    const setting = replySettingSchema.safeParse({ address: typed.trim() || null })
    setMistake(setting.error?.issues[0]?.message)
    if (setting.success) save.mutate(setting.data.address)
  }
  return (
    <form ref={form} onSubmit={submit} noValidate className="k-form">
      <Refusal error={save.error} fallback="This was not saved. Please try again." />
      {!state.takesMail && (
        <Notice>
          This server takes no mail yet. Set INCOMING_MAIL_SECRET and restart it first; the README says how.
        </Notice>
      )}
      <Field
        label="Address for replies"
        help="Like case@reply.example.com. Leave it empty, and every mail says where to answer instead."
        error={mistake}
      >
        <Input
          type="email"
          className="max-w-field"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => keep(target.value === stored ? undefined : target.value)}
        />
      </Field>
      <p className="text-soft">
        Have your mail service post each mail for this address, with anything after a “+”, to{' '}
        <code className="block py-1 wrap-anywhere">{state.incomingUrl}</code> Do the same with mails that come
        back to the sender’s address, so that reminders stop.
      </p>
      {state.changedAt && (
        <p className="text-small text-soft">
          Set {formatMoment(state.changedAt)}
          {state.changedBy && ` by ${state.changedBy}`}
        </p>
      )}
    </form>
  )
}
