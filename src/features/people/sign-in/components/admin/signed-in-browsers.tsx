import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { LoadFailure } from '#features/admin/components/load-failure.tsx'
import { useOutcome } from '#features/admin/components/use-outcome.ts'
import { paths } from '#site/paths.ts'
import { Button } from '#ui/button.tsx'
import { LoadingText } from '#ui/loading-text.tsx'
import { tellOtherTabs } from './session-news.ts'
import { browsersQuery, signOutEverywhere } from './sign-in-calls.ts'
import { SignedInBrowser } from './signed-in-browser.tsx'

export function SignedInBrowsers() {
  const { data, error } = useQuery(browsersQuery)
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { reportSuccess, reportFailure } = useOutcome()
  const signOut = useMutation({
    mutationFn: signOutEverywhere,
    onSuccess: async () => {
      queries.clear()
      reportSuccess('Signed out everywhere', { description: 'Sign in again to go on.' })
      await navigate(paths.adminLogin, { replace: true })
      tellOtherTabs('ended')
    },
    onError: (failure) => reportFailure(failure, 'Please try again.'),
  })
  if (error) return <LoadFailure error={error} fallback="The list could not be loaded." />
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
