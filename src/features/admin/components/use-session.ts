import { useQuery } from '@tanstack/react-query'
import { ApiError } from './api.ts'

export const sessionKey = ['/api/admin/me'] as const

export type Session =
  | { state: 'checking' | 'authenticated' | 'unauthenticated' }
  /** The check itself failed. Nothing guarded is shown, but the browser may well be signed in. */
  | { state: 'unknown'; error: Error; checkAgain: () => void }

/** Whether this browser is signed in. */
export function useSession(): Session {
  const { data, error, isPending, refetch } = useQuery<{ isAuthenticated: boolean }>({ queryKey: sessionKey })
  if (isPending) return { state: 'checking' }
  const isRefused = error instanceof ApiError && error.status === 401
  if (error && !isRefused) return { state: 'unknown', error, checkAgain: () => void refetch() }
  return { state: data?.isAuthenticated && !isRefused ? 'authenticated' : 'unauthenticated' }
}
