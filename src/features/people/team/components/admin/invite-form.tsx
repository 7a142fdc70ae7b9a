import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { roles } from '#domain/roles.ts'
import { ApiError } from '#features/admin/components/api.ts'
import { Refusal } from '#features/admin/components/refusal.tsx'
import { useOutcome } from '#features/admin/components/use-outcome.ts'
import { useUnsavedGuard } from '#features/admin/components/use-unsaved-guard.ts'
import { Button } from '#features/admin/kit/components/button.tsx'
import { Field, FieldGroup } from '#features/admin/kit/components/field.tsx'
import { Input } from '#features/admin/kit/components/input.tsx'
import { invite } from '#features/people/invitations/components/admin/invitation-calls.ts'
import { type NewInvitation, newInvitationSchema } from '#features/people/invitations/schema.ts'
import { schemaResolver } from '#lib/schema-resolver.ts'
import { teamQuery } from './team-calls.ts'

const empty: NewInvitation = { name: '', email: '', role: 'reviewer' }

/** `isNext`: it takes the place of a form that had the focus. */
export function InviteForm({ isNext = false }: { isNext?: boolean }) {
  const { register, handleSubmit, formState, reset, setError, setFocus, watch } = useForm<NewInvitation>({
    resolver: schemaResolver(newInvitationSchema),
    defaultValues: empty,
  })
  const queries = useQueryClient()
  const { reportSuccess } = useOutcome()
  const { errors, isDirty } = formState
  useUnsavedGuard(isDirty)
  useEffect(() => {
    if (isNext) setFocus('name')
  }, [isNext, setFocus])
  const send = useMutation({
    mutationFn: invite,
    onSuccess: (_answer, { name }) => {
      reset()
      setFocus('name')
      reportSuccess('Invitation sent', { description: `${name} gets a link by mail.` })
      return queries.invalidateQueries({ queryKey: teamQuery.queryKey })
    },
    onError: (error) => {
      const message = error instanceof ApiError ? error.errors.email?.[0] : undefined
      if (message) setError('email', { message }, { shouldFocus: true })
    },
  })
  const submit = handleSubmit((values) => send.mutate(values))
  const first = watch('name').trim().split(/\s+/)[0] || 'The person'

  function sendByKey(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit()
  }

  return (
    <form noValidate onSubmit={submit} onKeyDown={sendByKey} className="grid gap-4">
      <Refusal error={!errors.email && send.error} fallback="Nobody was invited. Please try again." />
      <Field label="Name" error={errors.name?.message}>
        <Input autoComplete="off" maxLength={80} {...register('name')} />
      </Field>
      <Field label="Email" error={errors.email?.message}>
        <Input type="email" autoComplete="off" maxLength={254} {...register('email')} />
      </Field>
      <FieldGroup legend="Role" error={errors.role?.message}>
        <div className="hairlines hairlines-closed">
          {roles.map(({ value, label, help }) => (
            <label key={value} className="choice">
              <input type="radio" value={value} {...register('role')} />
              <span className="choice-label">
                {label}
                <span className="choice-help">{help}</span>
              </span>
            </label>
          ))}
        </div>
      </FieldGroup>
      <Button type="submit" busy={send.isPending && 'Sending…'}>
        Send the invitation
      </Button>
      <p className="text-small text-soft">
        The link works once, for 72 hours. {first} chooses a password or a passkey, and everybody here is told
        by mail. Ctrl+Enter sends it, too.
      </p>
    </form>
  )
}
