import { useQuery } from '@tanstack/react-query'

export const sessionKey = ['/api/admin/me'] as const

/** Whether this browser is signed in. A check that fails counts as not. */
export function useSession(): 'checking' | 'authenticated' | 'unauthenticated' {
  const { data, isPending } = useQuery<{ isAuthenticated: boolean }>({ queryKey: sessionKey })
  if (isPending) return 'checking'
  return data?.isAuthenticated ? 'authenticated' : 'unauthenticated'
}
