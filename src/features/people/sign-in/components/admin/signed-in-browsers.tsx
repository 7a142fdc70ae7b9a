import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { apiRequest, reasonOf } from '#features/admin/components/api.ts'
import { tellOtherTabs } from '#features/admin/components/session-news.ts'
import { paths } from '#site/paths.ts'
import { Button } from '#ui/button.tsx'
import { LoadingText } from '#ui/loading-text.tsx'
import { Notice } from '#ui/notice.tsx'
import { useToast } from '#ui/toast.tsx'
import type { SignedInBrowser as Listed } from '../../schema.ts'
import { SignedInBrowser, sessionsKey } from './signed-in-browser.tsx'

export function SignedInBrowsers() {
  const { data, error } = useQuery<Listed[]>({ queryKey: sessionsKey, staleTime: 0 })
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { toast } = useToast()
  const signOut = useMutation({
    mutationFn: () => apiRequest('DELETE', '/api/admin/sessions'),
    onSuccess: async () => {
      queries.clear()
      toast({ title: 'Signed out everywhere', description: 'Sign in again to go on.' })
      await navigate(paths.adminLogin, { replace: true })
      tellOtherTabs('ended')
    },
    onError: (failure) =>
      toast({ title: 'Error', description: reasonOf(failure, 'Please try again.'), variant: 'destructive' }),
  })
  if (error) return <Notice tone="critical">{reasonOf(error, 'The list could not be loaded.')}</Notice>
  if (!data) return <LoadingText />
  return (
    <div className="grid justify-items-start gap-4">
      <ul className="grid w-full max-w-form">
        {data.map((listed) => (
          <SignedInBrowser key={listed.code} {...listed} />
        ))}
      </ul>
      <Button variant="outline" busy={signOut.isPending && 'Signing out…'} onClick={() => signOut.mutate()}>
        Sign out everywhere
      </Button>
    </div>
  )
}
