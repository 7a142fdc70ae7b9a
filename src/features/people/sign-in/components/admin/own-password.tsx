import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Refusal } from '#features/admin/components/refusal.tsx'
import { PasswordForm } from './password-form.tsx'
import { fetchNextStep, type SignInAnswer } from './sign-in-calls.ts'

/** The printed password only lets the owner choose another. */
export function OwnPassword({ onAnswer }: { onAnswer: (answer: SignInAnswer) => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const goOn = useMutation({
    mutationFn: fetchNextStep,
    onSuccess: ({ next }) => onAnswer(next ? { next } : { isAuthenticated: true }),
  })
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="grid gap-5">
      <div className="grid gap-2">
        <h1 ref={heading} tabIndex={-1}>
          Choose your own password
        </h1>
        <p>
          The one you signed in with was printed when the program first started, and somebody may have read it
          there.
        </p>
      </div>
      <Refusal error={goOn.error} fallback="The password was changed. Reload the page to go on." />
      <PasswordForm onChanged={() => goOn.mutate()} />
    </div>
  )
}
