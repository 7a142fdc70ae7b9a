import { QueryClientProvider, useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { redirect, useNavigate, useSearchParams } from 'react-router'
import type { Awaiting } from '#domain/roles.ts'
import { createQueryClient } from '#features/admin/components/query-client.ts'
import { Refusal } from '#features/admin/components/refusal.tsx'
import { Button } from '#features/admin/kit/components/button.tsx'
import { passkeysQuery } from '#features/people/passkeys/components/admin/passkey-calls.ts'
import { Passkeys } from '#features/people/passkeys/components/admin/passkeys.tsx'
import { isAnyPasskeyKept } from '#features/people/passkeys/data.ts'
import { AuthenticatorApp } from '#features/people/second-factor/components/admin/authenticator-app.tsx'
import {
  factorsQuery,
  finishEnrollment,
} from '#features/people/second-factor/components/admin/second-factor-calls.ts'
import { pageContext } from '#lib/page-context.ts'
import { brand } from '#site/brand.ts'
import { adminTarget, paths } from '#site/paths.ts'
import { unlisted } from '#site/private-page.ts'
import { TextLink } from '#ui/text-link.tsx'
import { Gate } from '../../components/admin/gate.tsx'
import { PasswordForm } from '../../components/admin/password-form.tsx'
import { tellOtherTabs } from '../../components/admin/session-news.ts'
import { fetchNextStep, logOut, type SignInAnswer } from '../../components/admin/sign-in-calls.ts'
import { SignInSteps } from '../../components/admin/sign-in-steps.tsx'
import { countPeople } from '../../data.ts'
import type { Route } from './+types/login.ts'
import '#features/admin/components/admin.css'

/** As specified: long enough for the cookie to be stored, too short to notice. */
const redirectDelay = 100

export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const { findSession, db } = context.get(pageContext)
  const { session, held } = searchParams.has('out') ? {} : await findSession()
  if (session) throw redirect(adminTarget(searchParams.get('next')))
  return {
    awaited: held?.awaiting ?? null,
    offersPasskey: await isAnyPasskeyKept(db),
    asksForEmail: (await countPeople(db)) > 1,
  }
}

export const meta = () => unlisted('Sign in')

export default function Login({ loaderData }: Route.ComponentProps) {
  const { awaited, offersPasskey, asksForEmail } = loaderData
  const [queries] = useState(createQueryClient)
  const [step, setStep] = useState<Awaiting | null>(awaited)
  const enter = useEntrance()

  function goOn(answer: SignInAnswer) {
    if ('next' in answer) setStep(answer.next)
    else enter()
  }
  function startOver() {
    queries.clear()
    setStep(null)
  }

  return (
    <QueryClientProvider client={queries}>
      <Gate wide={step === 'enrollment'}>
        {step === 'enrollment' && <Enrollment onAnswer={goOn} onStartOver={startOver} />}
        {step === 'password' && <OwnPassword onAnswer={goOn} />}
        {(step === null || step === 'second-factor') && (
          <SignInSteps
            key={String(step)}
            begin={step}
            offersPasskey={offersPasskey}
            asksForEmail={asksForEmail}
            onSignedIn={enter}
            onLongStep={setStep}
            foot={
              <p>
                <TextLink to={paths.adminForgot}>Forgot your password?</TextLink>
              </p>
            }
          >
            <div className="grid gap-2">
              <h1>Admin sign in</h1>
              <p className="text-soft">
                {asksForEmail ? 'Sign in as yourself, so the log can name you.' : brand.name}
              </p>
            </div>
          </SignInSteps>
        )}
      </Gate>
    </QueryClientProvider>
  )
}

function useEntrance() {
  const [isSignedIn, setSignedIn] = useState(false)
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const target = adminTarget(query.get('next'))

  useEffect(() => {
    if (!isSignedIn) return
    const timer = setTimeout(() => navigate(target, { replace: true }), redirectDelay)
    return () => clearTimeout(timer)
  }, [isSignedIn, navigate, target])

  return () => {
    setSignedIn(true)
    tellOtherTabs('started')
  }
}

/** The printed password only lets the owner choose another. */
function OwnPassword({ onAnswer }: { onAnswer: (answer: SignInAnswer) => void }) {
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

type EnrollmentProps = { onAnswer: (answer: SignInAnswer) => void; onStartOver: () => void }

function Enrollment({ onAnswer, onStartOver }: EnrollmentProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { data: factors } = useQuery(factorsQuery)
  const { data: keys } = useQuery(passkeysQuery)
  const hasFactor = Boolean(factors?.appSince || keys?.passkeys.length)
  const finish = useMutation({ mutationFn: finishEnrollment, onSuccess: onAnswer })
  const leave = useMutation({ mutationFn: logOut, onSettled: onStartOver })
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="grid gap-8">
      <div className="grid gap-2">
        <h1 ref={heading} tabIndex={-1}>
          Set up a second factor
        </h1>
        <p className="text-lead">
          Everybody here signs in with something besides the password. Add a passkey or an authenticator app;
          one is enough.
        </p>
      </div>
      <Passkeys isNew />
      <AuthenticatorApp isNew />
      <Refusal error={finish.error} fallback="The server did not answer. Please try again." />
      <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
        {hasFactor && (
          <Button busy={finish.isPending && 'Opening…'} onClick={() => finish.mutate()}>
            Open the desk
          </Button>
        )}
        <Button kind="bare" className="px-0" onClick={() => leave.mutate()}>
          Sign out
        </Button>
      </p>
    </div>
  )
}
