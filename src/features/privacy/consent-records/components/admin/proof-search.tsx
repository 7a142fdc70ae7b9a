import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { consentKinds } from '#domain/application-review.ts'
import { reasonOf } from '#features/admin/components/api.ts'
import { Button, ButtonAnchor } from '#features/admin/kit/components/button.tsx'
import { Field } from '#features/admin/kit/components/field.tsx'
import { Input } from '#features/admin/kit/components/input.tsx'
import { Notice } from '#features/admin/kit/components/note.tsx'
import { formatMoment, labelOf } from '#site/staff-format.ts'
import { type ConsentProof, proofSearchSchema } from '../../schema.ts'
import { findProofs, proofsLink } from './proof-calls.ts'

const empty = { email: '', phone: '', name: '', birthDate: '' }

const filled = (typed: Partial<typeof empty>) =>
  Object.fromEntries(Object.entries(typed).filter(([, value]) => value?.trim()))

/** Nothing typed here goes into an address. */
export function ProofSearch() {
  const search = useMutation({ mutationFn: findProofs })
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
      <form noValidate onSubmit={submit} className="k-form">
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
        <Button
          type="submit"
          kind="line"
          className="justify-self-start"
          busy={search.isPending && 'Looking…'}
        >
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

/** By person, because two may share an address or a number. */
function ProofList({ proofs }: { proofs: readonly ConsentProof[] }) {
  const people = Map.groupBy(proofs, ({ emailHash, phoneHash, personHash }) =>
    [emailHash, phoneHash, personHash].join(),
  )
  return (
    <div role="status" className="grid gap-8">
      {people.size === 0 && (
        <p>No proof fits. Either nobody like this agreed, or their data is still here.</p>
      )}
      {[...people].map(([hashes, own]) => (
        <section key={hashes} className="grid gap-3">
          <h3>
            {own.length === 1 ? '1 consent' : `${own.length} consents`}, data deleted{' '}
            {formatMoment(own[0]?.keptSince ?? '')}
          </h3>
          <ul className="hairlines hairlines-closed">
            {own.map(({ id, kind, version, statement, givenAt }) => (
              <li key={id} className="py-3">
                <b>{labelOf(consentKinds, kind)}</b>, {formatMoment(givenAt)}
                {version && `, version ${version}`}
                {statement && <span className="block text-soft">{statement}</span>}
              </li>
            ))}
          </ul>
          <ButtonAnchor kind="line" href={proofsLink(own)} className="justify-self-start" download>
            Download as PDF
          </ButtonAnchor>
        </section>
      ))}
    </div>
  )
}
