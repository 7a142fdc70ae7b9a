import { type ReactNode, type RefObject, useState } from 'react'
import type { Awaiting } from '#domain/roles.ts'
import { SecondStep } from './second-step.tsx'
import type { SignInAnswer } from './sign-in-calls.ts'
import { SignInForm } from './sign-in-form.tsx'
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
