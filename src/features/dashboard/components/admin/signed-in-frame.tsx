import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { AdminFrame } from '#features/admin/components/admin-frame.tsx'
import { answerOf, createApi } from '#features/admin/components/api.ts'
import { CommandContext, createCommandCenter } from '#features/admin/components/commands.ts'
import { Initials } from '#features/admin/components/initials.tsx'
import { useMayEnter } from '#features/admin/components/signed-in-person.ts'
import { Commands } from '#features/dashboard/commands/components/admin/commands.tsx'
import { LiveProvider } from '#features/live/components/admin/live.tsx'
import { MentionsMark } from '#features/people/colleagues/components/admin/mentions-mark.tsx'
import { useLogOut } from '#features/people/sign-in/components/admin/use-log-out.ts'
import type { RoutesOf } from '#lib/define-api.ts'
import { paths } from '#site/paths.ts'
import { formatList, formatNumber } from '#site/staff-format.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import type { adminApi } from '../../api.ts'
import type { MastheadCounts } from '../../schema.ts'

export function SignedInFrame({ mark, children }: { mark: string; children: ReactNode }) {
  const [commands] = useState(createCommandCenter)
  return (
    <LiveProvider mark={mark}>
      <CommandContext value={commands}>
        <Frame>{children}</Frame>
      </CommandContext>
    </LiveProvider>
  )
}

function Frame({ children }: { children: ReactNode }) {
  const seesFiles = useMayEnter('files')
  const seesMoney = useMayEnter('money')
  const masthead = useMasthead(seesMoney)
  // A bookkeeper, who sees no files, works there.
  const hasMoney = masthead?.hasMoney ?? false
  const filled = { firms: masthead?.hasFirms ?? false, money: hasMoney || (seesMoney && !seesFiles) }
  return (
    <>
      <AdminFrame
        filled={filled}
        onLogOut={useLogOut()}
        counts={{
          [paths.adminApplications]: sayCount(masthead?.files),
          [paths.adminMessages]: sayCount(masthead?.messages),
        }}
        finds={seesFiles ? 'a person, firm, phone or reference' : 'a place or an action'}
        marks={
          seesFiles && (
            <>
              <AtTheDesk people={masthead?.here ?? []} />
              <MentionsMark />
            </>
          )
        }
      >
        {children}
      </AdminFrame>
      <Commands filled={filled} />
    </>
  )
}

const sayCount = (count: MastheadCounts['files'] | undefined) =>
  count && count.total > 0 ? `${formatNumber(count.total)}${count.isMore ? '+' : ''}` : undefined

/** More would crowd out the search. */
const mostInitials = 4

function AtTheDesk({ people }: { people: MastheadCounts['here'] }) {
  if (people.length === 0) return null
  const names = formatList(people.map(({ name }) => name))
  return (
    <p className="admin-here" title={`At the desk: ${names}`}>
      <VisuallyHidden>At the desk: {names}</VisuallyHidden>
      {people.slice(0, mostInitials).map(({ id, name }) => (
        <Initials key={id} name={name} />
      ))}
    </p>
  )
}

const dashboardCalls = createApi<RoutesOf<typeof adminApi>>()

/** No news tell who is here, so moving on asks again, but not at every step. */
const oldAfter = 60_000

function useMasthead(isAsked: boolean) {
  const { pathname } = useLocation()
  const { data, refetch, dataUpdatedAt } = useQuery({
    queryKey: ['/api/admin/overview', 'masthead'],
    queryFn: () => answerOf(dashboardCalls.GET('/api/admin/overview/masthead')),
    enabled: isAsked,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is asked when the place changes, not when it was answered
  useEffect(() => {
    if (isAsked && dataUpdatedAt > 0 && Date.now() - dataUpdatedAt > oldAfter) void refetch()
  }, [pathname, isAsked, refetch])
  return data
}
