import { type ReactNode, type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react'
import type { Awaiting } from '#domain/roles.ts'
import { ApiError, reasonOf } from '#features/admin/components/api.ts'
import { Button } from '#features/admin/kit/components/button.tsx'
import { Field } from '#features/admin/kit/components/field.tsx'
import { Input } from '#features/admin/kit/components/input.tsx'
import { SecondStep } from './second-step.tsx'
import { type Credentials, type SignInAnswer, signIn as send } from './sign-in-calls.ts'
import { SignInPasskey } from './sign-in-passkey.tsx'

type SignInStepsProps = {
  onSignedIn: () => void
  /** Called with a step that is more than a question. */
  onLongStep: (step: Exclude<Awaiting, 'second-factor'>) => void
  begin?: Awaiting | null
  offersPasskey?: boolean
  asksForEmail?: boolean | undefined
  email?: string | undefined
  field?: RefObject<HTMLInputElement | null>
  children: ReactNode
  foot?: ReactNode
}

export function SignInSteps(props: SignInStepsProps) {
  const { onSignedIn, onLongStep, begin, offersPasskey, asksForEmail, email, field } = props
  const [isSecond, setSecond] = useState(begin === 'second-factor')

  function goOn(answer: SignInAnswer) {
    if (!('next' in answer)) onSignedIn()
    else if (answer.next === 'second-factor') setSecond(true)
    else onLongStep(answer.next)
  }

  if (isSecond) return <SecondStep onAnswer={goOn} onStartOver={() => setSecond(false)} />
  return (
    <div className="grid gap-5">
      {props.children}
      <SignInForm onAnswer={goOn} asksForEmail={asksForEmail} email={email} {...(field && { field })} />
      {offersPasskey && <SignInPasskey onAnswer={goOn} isOther />}
      {props.foot}
    </div>
  )
}

type SignInFormProps = {
  onAnswer: (answer: SignInAnswer) => void
  asksForEmail?: boolean | undefined
  email?: string | undefined
  field?: RefObject<HTMLInputElement | null>
}

function SignInForm({ onAnswer, asksForEmail = false, email, field: given }: SignInFormProps) {
  const own = useRef<HTMLInputElement>(null)
  const field = given ?? own
  const emailField = useRef<HTMLInputElement>(null)
  const { isSending, problem, signIn } = useSignIn(onAnswer)
  const [isReady, setReady] = useState(false)

  // Before the scripts load, the browser would submit the form itself, and nothing would take it.
  useEffect(() => setReady(true), [])

  useEffect(() => {
    if (problem) (problem.field === 'email' ? emailField : field).current?.focus()
  }, [problem, field])

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const password = field.current?.value ?? ''
    signIn(asksForEmail ? { email: emailField.current?.value.trim() ?? '', password } : { password })
  }

  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-5">
      {asksForEmail && (
        <Field label="Email" error={problem?.field === 'email' && problem.words}>
          <Input
            ref={emailField}
            type="email"
            name="email"
            autoComplete="username"
            defaultValue={email}
            maxLength={200}
            required
          />
        </Field>
      )}
      <Field label="Password" error={problem?.field === 'password' && problem.words}>
        <Input
          ref={field}
          type="password"
          name="password"
          autoComplete="current-password"
          maxLength={200}
          required
        />
      </Field>
      <div aria-live="assertive" className="sr-only">
        {problem?.words}
      </div>
      <Button type="submit" disabled={!isReady} busy={isSending && 'Signing in...'}>
        Sign In
      </Button>
      <noscript>Signing in needs JavaScript.</noscript>
    </form>
  )
}

type Problem = { field: 'email' | 'password'; words: string }

function useSignIn(onAnswer: (answer: SignInAnswer) => void) {
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<Problem>()

  async function signIn(given: Credentials) {
    if (isSending) return
    const { email, password } = given
    if (email === '' && !password) return setProblem(noEmail)
    if (!password) return setProblem({ field: 'password', words: 'Please enter a password' })
    setSending(true)
    setProblem(undefined)
    try {
      // Without an email it's the first owner, who may have none. The form doesn't say so, and asks everybody alike.
      onAnswer(await send(email ? given : { password }))
    } catch (error) {
      setProblem(refusalOf(error, given))
    } finally {
      setSending(false)
    }
  }

  return { isSending, problem, signIn }
}

const noEmail: Problem = { field: 'email', words: 'Please enter your email' }

/** Throttling gets the full explanation; any other failure gets one fixed sentence. */
function refusalOf(error: unknown, { email }: Credentials): Problem {
  const failed = 'Login failed. Please try again.'
  const at = (words: string): Problem => ({ field: 'password', words })
  if (!(error instanceof ApiError)) return at(failed)
  if (error.errors.email?.[0]) return { field: 'email', words: error.errors.email[0] }
  if (error.status === 401 && email === '') return noEmail
  if (error.status === 401)
    return at(email === undefined ? 'Invalid admin password' : reasonOf(error, failed))
  return at(error.status === 429 ? reasonOf(error, failed) : failed)
}
