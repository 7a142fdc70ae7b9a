import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { LoadFailure } from '#features/admin/components/load-failure.tsx'
import { useChange } from '#features/admin/components/use-change.ts'
import { useOutcome } from '#features/admin/components/use-outcome.ts'
import { Badge } from '#features/admin/kit/components/badge.tsx'
import { Button } from '#features/admin/kit/components/button.tsx'
import type { SignedInBrowser as Listed } from '#features/people/sessions/schema.ts'
import { nameBrowser } from '#lib/browser-name.ts'
import { paths } from '#site/paths.ts'
import { formatMoment } from '#site/staff-format.ts'
import { LoadingText } from '#ui/loading-text.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { tellOtherTabs } from './session-news.ts'
import { browsersQuery, signOutBrowser, signOutEverywhere, signOutOthers } from './sign-in-calls.ts'
import { useLogOut } from './use-log-out.ts'

export function SignedInBrowsers() {
  const { data, error } = useQuery(browsersQuery)
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { reportSuccess, reportFailure } = useOutcome()
  const endOthers = useChange(signOutOthers, {
    reads: [browsersQuery.queryKey],
    done: () => 'Every other session ended',
  })
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
      <ul className="grid w-full">
        {data.map((listed) => (
          <SignedInBrowser key={listed.code} {...listed} />
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        {data.length > 1 && (
          <Button
            kind="line"
            busy={endOthers.isPending && 'Ending…'}
            onClick={() => endOthers.mutate(undefined)}
          >
            End all others
          </Button>
        )}
        <Button kind="line" busy={signOut.isPending && 'Signing out…'} onClick={() => signOut.mutate()}>
          Sign out everywhere
        </Button>
      </div>
    </div>
  )
}

function SignedInBrowser({ code, browser, address, isThisOne, signedInAt, lastSeenAt }: Listed) {
  const row = useRef<HTMLLIElement>(null)
  const queries = useQueryClient()
  const { reportSuccess, reportFailure } = useOutcome()
  const logOut = useLogOut()
  const name = nameBrowser(browser)
  const end = useMutation({
    mutationFn: () => (isThisOne ? logOut() : signOutBrowser(code)),
    onSuccess: () => {
      if (isThisOne) return undefined
      focusNeighbor(row.current)
      reportSuccess('Session ended', { description: `${name} (${code}) is signed out.` })
      return queries.invalidateQueries({ queryKey: browsersQuery.queryKey })
    },
    onError: (failure) => {
      reportFailure(failure, 'Please try again.')
      // It may already be signed out: then the list is out of date.
      return queries.invalidateQueries({ queryKey: browsersQuery.queryKey })
    },
  })
  return (
    <li
      ref={row}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-rule py-2"
    >
      <div>
        <p className="font-semibold">
          {name} <span className="font-normal text-soft">{code}</span>{' '}
          {isThisOne && <Badge tone="success">this browser</Badge>}
        </p>
        <p className="text-soft">
          Signed in {formatMoment(signedInAt)}, last used {formatMoment(lastSeenAt)}
          {address && `, from ${address}`}
        </p>
      </div>
      <Button kind="line" busy={end.isPending && 'Ending…'} onClick={() => end.mutate()}>
        End session
        <VisuallyHidden>
          {' '}
          of {name} {code}
        </VisuallyHidden>
      </Button>
    </li>
  )
}

/** The row is about to go, and the keyboard's place with it. */
function focusNeighbor(row: HTMLElement | null) {
  const neighbor = row?.nextElementSibling ?? row?.previousElementSibling
  neighbor?.querySelector('button')?.focus()
}
