import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { AdminFailure } from '#features/admin/components/admin-failure.tsx'
import { ApiError, reasonOf } from '#features/admin/components/api.ts'
import { paths, signInPath } from '#site/paths.ts'
import { LoadingText } from '#ui/loading-text.tsx'
import { sessionQuery } from './sign-in-calls.ts'

/** The server stops strangers first; this covers a page left open after its session ended. */
export function AuthGuard({ children }: { children: ReactNode }) {
  const session = useSession()
  const isSentBack = useRedirectToSignIn(session.state === 'unauthenticated')

  if (session.state === 'checking') {
    return (
      <main className="admin-width py-8">
        <LoadingText>Checking authentication...</LoadingText>
      </main>
    )
  }
  if (session.state === 'unknown') {
    return (
      <CheckFailed onRetry={session.checkAgain}>
        {reasonOf(session.error, 'The server did not answer. Check your connection, then try again.')}
      </CheckFailed>
    )
  }
  if (isSentBack) return <CheckFailed>The server gave two different answers.</CheckFailed>
  return session.state === 'authenticated' ? children : null
}

function CheckFailed({ onRetry, children }: { onRetry?: () => void; children: string }) {
  return (
    <AdminFailure
      title="We couldn’t check whether you’re signed in"
      leave={{ label: 'Go to the sign-in form', to: paths.adminLoggedOut }}
      {...(onRetry && { onRetry })}
    >
      {children}
    </AdminFailure>
  )
}

/** True if the sign-in screen sent the browser back here, because its cookie says that it is signed in. */
function useRedirectToSignIn(isRefused: boolean): boolean {
  const navigate = useNavigate()
  const [isSentBack, setSentBack] = useState(false)

  useEffect(() => {
    if (!isRefused) return
    let isHere = true
    const left = navigate(signInPath(new URL(window.location.href)), { replace: true })
    Promise.resolve(left).then(() => isHere && setSentBack(true))
    return () => {
      isHere = false
      setSentBack(false)
    }
  }, [isRefused, navigate])

  return isSentBack
}

type Session =
  | { state: 'checking' | 'authenticated' | 'unauthenticated' }
  /** The check itself failed. Shows nothing guarded, though the browser may well be signed in. */
  | { state: 'unknown'; error: Error; checkAgain: () => void }

function useSession(): Session {
  const { data, error, isPending, refetch } = useQuery(sessionQuery)
  if (isPending) return { state: 'checking' }
  const isRefused = error instanceof ApiError && error.status === 401
  if (error && !isRefused) return { state: 'unknown', error, checkAgain: () => void refetch() }
  return { state: data?.isAuthenticated && !isRefused ? 'authenticated' : 'unauthenticated' }
}
