import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useOutcome } from '#features/admin/components/use-outcome.ts'
import type { SignedInBrowser as Listed } from '#features/people/sessions/schema.ts'
import { nameBrowser } from '#lib/browser-name.ts'
import { formatMoment } from '#site/format.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { browsersQuery, signOutBrowser } from './sign-in-calls.ts'
import { useLogOut } from './use-log-out.ts'

export function SignedInBrowser({ code, browser, isThisOne, signedInAt, lastSeenAt }: Listed) {
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
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-rule py-3"
    >
      <div>
        <p className="font-semibold">
          {name} <span className="font-normal text-soft">{code}</span>{' '}
          {isThisOne && <Badge tone="success">this browser</Badge>}
        </p>
        <p className="text-soft">
          Signed in {formatMoment(signedInAt)}, last used {formatMoment(lastSeenAt)}
        </p>
      </div>
      <Button variant="outline" size="small" busy={end.isPending && 'Ending…'} onClick={() => end.mutate()}>
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
