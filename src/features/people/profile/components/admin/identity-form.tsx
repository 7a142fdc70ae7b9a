import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useRevalidator } from 'react-router'
import { ApiError } from '#features/admin/components/api.ts'
import { Refusal } from '#features/admin/components/refusal.tsx'
import { useOutcome } from '#features/admin/components/use-outcome.ts'
import { Button } from '#features/admin/kit/components/button.tsx'
import { Field } from '#features/admin/kit/components/field.tsx'
import { Input } from '#features/admin/kit/components/input.tsx'
import { Notice } from '#features/admin/kit/components/note.tsx'
import { schemaResolver } from '#lib/schema-resolver.ts'
import { type Profile, type ProfileChange, profileChangeSchema } from '../../schema.ts'
import { changeProfile, profileQuery } from './profile-calls.ts'

const fields = ['currentPassword', 'email', 'name'] as const

type IdentityFormProps = {
  profile: Profile
  why?: string
  onSaved?: () => void
}

const usualWhy =
  'Without one we can’t tell you about a new sign-in or mail you a link when you forget your password.'

export function IdentityForm({ profile, why = usualWhy, onSaved }: IdentityFormProps) {
  const { name, email, hasPassword } = profile
  const isOwner = profile.role === 'owner'
  const { register, handleSubmit, formState, reset, setError, watch } = useForm<ProfileChange>({
    resolver: schemaResolver(profileChangeSchema),
    defaultValues: { name, email: email ?? '', currentPassword: '' },
  })
  const queries = useQueryClient()
  const { revalidate } = useRevalidator()
  const { reportSuccess } = useOutcome()
  const { errors } = formState
  const save = useMutation({
    mutationFn: changeProfile,
    onSuccess: async (saved) => {
      reset({ name: saved.name, email: saved.email ?? '', currentPassword: '' })
      reportSuccess('Profile saved')
      queries.setQueryData(profileQuery.queryKey, saved)
      onSaved?.()
      await revalidate()
    },
    onError: (error) => {
      if (!(error instanceof ApiError)) return
      for (const field of fields) {
        const message = error.errors[field]?.[0]
        if (message) setError(field, { message }, { shouldFocus: true })
      }
    },
  })
  const hasNewEmail = watch('email').trim().toLowerCase() !== (email ?? '').toLowerCase()
  const isRefused = save.isError && !errors.name && !errors.email && !errors.currentPassword

  return (
    <form
      noValidate
      onSubmit={handleSubmit((values) => save.mutate(values))}
      className="grid max-w-field gap-4"
    >
      {email === null && <Notice title="You have no email address here">{why}</Notice>}
      <Refusal error={isRefused && save.error} fallback="Nothing was changed. Please try again." />
      <Field
        label="Name"
        error={errors.name?.message}
        {...(!isOwner && { help: 'An owner can change it, under People.' })}
      >
        <Input autoComplete="name" maxLength={80} readOnly={!isOwner} {...register('name')} />
      </Field>
      <Field label="Email" error={errors.email?.message}>
        <Input type="email" autoComplete="email" maxLength={254} {...register('email')} />
      </Field>
      {hasNewEmail && hasPassword && (
        <Field
          label="Your password, for the new email"
          help="The email is the way to a new password."
          error={errors.currentPassword?.message}
        >
          <Input type="password" autoComplete="current-password" {...register('currentPassword')} />
        </Field>
      )}
      <Button type="submit" kind="line" className="justify-self-start" busy={save.isPending && 'Saving…'}>
        Save
      </Button>
    </form>
  )
}
