import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { reasonOf } from '#features/admin/components/api.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Input } from '#ui/input.tsx'
import { Notice } from '#ui/notice.tsx'
import { type ProofSearch, proofSearchSchema } from '../../schema.ts'
import { findProofs } from './proof-calls.ts'
import { ProofList } from './proof-list.tsx'

const empty = { email: '', phone: '', name: '', birthDate: '' }

const filled = (typed: Partial<typeof empty>) =>
  Object.fromEntries(Object.entries(typed).filter(([, value]) => value?.trim()))

/** Nothing typed here goes into an address. */
export function ProofSearchForm() {
  const search = useMutation({ mutationFn: (wanted: ProofSearch) => findProofs(wanted) })
  const { register, handleSubmit, formState, setError } = useForm({ defaultValues: empty })
  const { errors } = formState
  const submit = handleSubmit((typed) => {
    const checked = proofSearchSchema.safeParse(filled(typed))
    if (checked.success) return search.mutate(checked.data)
    const [issue] = checked.error.issues
    const at = Object.keys(empty).find((name) => name === issue?.path[0]) as keyof typeof empty | undefined
    setError(at ?? 'email', { message: issue?.message ?? '' }, { shouldFocus: true })
  })
  return (
    <div className="grid gap-8">
      <form noValidate onSubmit={submit} className="grid max-w-form gap-4">
        <Field label="Email" error={errors.email?.message}>
          <Input type="email" autoComplete="off" maxLength={254} {...register('email')} />
        </Field>
        <Field label="Phone number" error={errors.phone?.message}>
          <Input type="tel" autoComplete="off" maxLength={40} {...register('phone')} />
        </Field>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Full name" error={errors.name?.message}>
            <Input autoComplete="off" maxLength={300} {...register('name')} />
          </Field>
          <Field label="Date of birth" error={errors.birthDate?.message}>
            <Input type="date" autoComplete="off" {...register('birthDate')} />
          </Field>
        </div>
        <Button type="submit" className="justify-self-start" busy={search.isPending && 'Looking…'}>
          Find proofs
        </Button>
      </form>
      {search.isError && (
        <Notice tone="critical" announce>
          {reasonOf(search.error, 'The proofs could not be searched. Please try again.')}
        </Notice>
      )}
      {search.data && <ProofList proofs={search.data} />}
    </div>
  )
}
