import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { redirect, useNavigate, useSearchParams } from 'react-router'
import type { Awaiting } from '#domain/roles.ts'
import { createQueryClient } from '#features/admin/components/query-client.ts'
import { isAnyPasskeyKept } from '#features/people/passkeys/data.ts'
import { pageContext } from '#lib/page-context.ts'
import { brand } from '#site/brand.ts'
import { adminTarget, paths } from '#site/paths.ts'
import { TextLink } from '#ui/text-link.tsx'
import { Enrollment } from '../../components/admin/enrollment.tsx'
import { Gate } from '../../components/admin/gate.tsx'
import { OwnPassword } from '../../components/admin/own-password.tsx'
import { tellOtherTabs } from '../../components/admin/session-news.ts'
import type { SignInAnswer } from '../../components/admin/sign-in-calls.ts'
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

export const meta: Route.MetaFunction = () => [
  { title: `Sign in | ${brand.name}` },
  { name: 'robots', content: 'noindex' },
]

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
