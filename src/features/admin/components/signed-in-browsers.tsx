import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { SignedInBrowser } from '#features/admin-auth/schema.ts'
import { paths } from '#site/paths.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { LoadingText } from '#ui/loading-text.tsx'
import { Notice } from '#ui/notice.tsx'
import { useToast } from '#ui/toast.tsx'
import { apiRequest, reasonOf } from './api.ts'
import { browserName } from './browser-name.ts'

export const sessionsKey = ['/api/admin/sessions'] as const

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

export function SignedInBrowsers() {
  const { data, error } = useQuery<SignedInBrowser[]>({ queryKey: sessionsKey, staleTime: 0 })
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { toast } = useToast()
  const signOut = useMutation({
    mutationFn: () => apiRequest('DELETE', '/api/admin/sessions'),
    onSuccess: () => {
      queries.clear()
      toast({ title: 'Signed out everywhere', description: 'Sign in again to go on.' })
      return navigate(paths.adminLogin, { replace: true })
    },
    onError: (failure) =>
      toast({ title: 'Error', description: reasonOf(failure, 'Please try again.'), variant: 'destructive' }),
  })
  if (error) return <Notice tone="critical">{reasonOf(error, 'The list could not be loaded.')}</Notice>
  if (!data) return <LoadingText />
  return (
    <div className="grid justify-items-start gap-4">
      <ul className="grid w-full max-w-form">
        {data.map(({ code, browser, isThisOne, signedInAt, lastSeenAt }) => (
          <li key={code} className="border-b border-rule py-3">
            <p className="font-semibold">
              {browserName(browser)} <span className="font-normal text-soft">{code}</span>{' '}
              {isThisOne && <Badge tone="success">this browser</Badge>}
            </p>
            <p className="text-soft">
              Signed in {moment.format(new Date(signedInAt))}, last used {moment.format(new Date(lastSeenAt))}
            </p>
          </li>
        ))}
      </ul>
      <Button variant="outline" busy={signOut.isPending && 'Signing out…'} onClick={() => signOut.mutate()}>
        Sign out everywhere
      </Button>
    </div>
  )
}
