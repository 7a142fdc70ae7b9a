import { type ReactNode, useEffect } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#site/paths.ts'
import { LoadingText } from '#ui/loading-text.tsx'
import { useSession } from './use-session.ts'

/** The server turns strangers away before they get here; this is for a page that stood open meanwhile. */
export function AuthGuard({ children }: { children: ReactNode }) {
  const session = useSession()
  const navigate = useNavigate()
  const isRefused = session === 'unauthenticated'

  useEffect(() => {
    if (isRefused) navigate(paths.adminLogin, { replace: true })
  }, [isRefused, navigate])

  if (session === 'checking') {
    return (
      <main className="admin-width py-8">
        <LoadingText>Checking authentication...</LoadingText>
      </main>
    )
  }
  return isRefused ? null : children
}
