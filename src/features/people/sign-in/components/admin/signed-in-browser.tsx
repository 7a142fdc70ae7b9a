import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { apiRequest, reasonOf } from '#features/admin/components/api.ts'
import { useLogOut } from '#features/admin/components/use-log-out.ts'
import { browserName } from '#features/people/records/components/admin/browser-name.ts'
import { formatMoment } from '#site/format.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { useToast } from '#ui/toast.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import type { SignedInBrowser as Listed } from '../../schema.ts'

export const sessionsKey = ['/api/admin/sessions'] as const

/** One signed-in browser, which can be signed out without the others. */
export function SignedInBrowser({ code, browser, isThisOne, signedInAt, lastSeenAt }: Listed) {
  const row = useRef<HTMLLIElement>(null)
  const queries = useQueryClient()
  const { toast } = useToast()
  const logOut = useLogOut()
  const name = browserName(browser)
  const end = useMutation({
    mutationFn: () =>
      isThisOne ? logOut() : apiRequest('DELETE', `${sessionsKey[0]}/${encodeURIComponent(code)}`),
    onSuccess: () => {
      if (isThisOne) return undefined
      focusNeighbor(row.current)
      toast({ title: 'Session ended', description: `${name} (${code}) is signed out.` })
      return queries.invalidateQueries({ queryKey: sessionsKey })
    },
    onError: (failure) => {
      toast({ title: 'Error', description: reasonOf(failure, 'Please try again.'), variant: 'destructive' })
      // It may have been signed out meanwhile: then the list is out of date.
      return queries.invalidateQueries({ queryKey: sessionsKey })
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

/** Its row is about to go, and a keyboard's place with it. */
function focusNeighbor(row: HTMLElement | null) {
  const neighbor = row?.nextElementSibling ?? row?.previousElementSibling
  neighbor?.querySelector('button')?.focus()
}
