import { useEffect, useState } from 'react'
import { redirect, useNavigate, useSearchParams } from 'react-router'
import { pageContext } from '#lib/page-context.ts'
import { brand } from '#site/brand.ts'
import { adminTarget, anchors } from '#site/paths.ts'
import { Mark } from '#ui/engravings/mark.tsx'
import { tellOtherTabs } from '../../components/admin/session-news.ts'
import { SignInForm } from '../../components/admin/sign-in-form.tsx'
import type { Route } from './+types/login.ts'
import '#features/admin/components/admin.css'

/** As specified: long enough for the cookie to be stored, too short to notice. */
const redirectDelay = 100

export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const isSignedIn = !searchParams.has('out') && (await context.get(pageContext).findSession()).session
  if (isSignedIn) throw redirect(adminTarget(searchParams.get('next')))
  return null
}

export const meta: Route.MetaFunction = () => [
  { title: `Sign in | ${brand.name}` },
  { name: 'robots', content: 'noindex' },
]

export default function Login() {
  const [isSignedIn, setSignedIn] = useState(false)
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const target = adminTarget(query.get('next'))

  useEffect(() => {
    if (!isSignedIn) return
    const timer = setTimeout(() => navigate(target, { replace: true }), redirectDelay)
    return () => clearTimeout(timer)
  }, [isSignedIn, navigate, target])

  function goOn() {
    setSignedIn(true)
    tellOtherTabs('started')
  }

  return (
    <div className="compact admin">
      <main id={anchors.main} className="mx-auto grid max-w-100 gap-6 px-5 py-16">
        <Mark className="size-12 text-green-800" />
        <div className="grid gap-1">
          <h1>Admin sign in</h1>
          <p className="text-soft">{brand.name}</p>
        </div>
        <SignInForm onSignedIn={goOn} />
      </main>
    </div>
  )
}
