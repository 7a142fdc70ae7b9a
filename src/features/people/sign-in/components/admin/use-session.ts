import { useQuery } from '@tanstack/react-query'
import { ApiError } from '#features/admin/components/api.ts'
import { sessionQuery } from './sign-in-calls.ts'

export type Session =
  | { state: 'checking' | 'authenticated' | 'unauthenticated' }
  /** The check itself failed. Shows nothing guarded, though the browser may well be signed in. */
  | { state: 'unknown'; error: Error; checkAgain: () => void }

export function useSession(): Session {
  const { data, error, isPending, refetch } = useQuery(sessionQuery)
  if (isPending) return { state: 'checking' }
  const isRefused = error instanceof ApiError && error.status === 401
  if (error && !isRefused) return { state: 'unknown', error, checkAgain: () => void refetch() }
  return { state: data?.isAuthenticated && !isRefused ? 'authenticated' : 'unauthenticated' }
}
