import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { ApiError } from '#features/admin/components/api.ts'
import { Refusal } from '#features/admin/components/refusal.tsx'
import { useUnsavedGuard } from '#features/admin/components/use-unsaved-guard.ts'
import { Button } from '#features/admin/kit/components/button.tsx'
import { Field } from '#features/admin/kit/components/field.tsx'
import { Input } from '#features/admin/kit/components/input.tsx'
import { schemaResolver } from '#lib/schema-resolver.ts'
import { useToast } from '#ui/toast.tsx'
import { type PasswordChange, passwordChangeSchema } from '../../schema.ts'
import { browsersQuery, changePassword } from './sign-in-calls.ts'

export function PasswordForm({ onChanged }: { onChanged?: () => void }) {
  const { register, handleSubmit, formState, reset, setError } = useForm<PasswordChange>({
    resolver: schemaResolver(passwordChangeSchema),
    defaultValues: { currentPassword: '', newPassword: '' },
  })
  const queries = useQueryClient()
  const { toast } = useToast()
  const { errors, isDirty } = formState
  useUnsavedGuard(isDirty)

  const change = useMutation({
    mutationFn: changePassword,
    onSuccess: () => {
      reset()
      toast({ title: 'Password changed', description: 'Every other browser was signed out.' })
      onChanged?.()
      return queries.invalidateQueries({ queryKey: browsersQuery.queryKey })
    },
    onError: (error) => {
      if (!(error instanceof ApiError)) return
      for (const field of ['newPassword', 'currentPassword'] as const) {
        const message = error.errors[field]?.[0]
        if (message) setError(field, { message }, { shouldFocus: true })
      }
    },
  })
  const isRefused = change.isError && !errors.currentPassword && !errors.newPassword

  return (
    <form
      noValidate
      onSubmit={handleSubmit((values) => change.mutate(values))}
      className="grid max-w-field gap-5"
    >
      <Refusal error={isRefused && change.error} fallback="The password was not changed. Please try again." />
      <Field label="Current password" error={errors.currentPassword?.message}>
        <Input type="password" autoComplete="current-password" {...register('currentPassword')} />
      </Field>
      <Field
        label="New password"
        help="At least 12 characters. A few words that do not belong together are easy to keep and hard to guess."
        error={errors.newPassword?.message}
      >
        <Input type="password" autoComplete="new-password" {...register('newPassword')} />
      </Field>
      <Button type="submit" className="justify-self-start" busy={change.isPending && 'Changing…'}>
        Change password
      </Button>
    </form>
  )
}
