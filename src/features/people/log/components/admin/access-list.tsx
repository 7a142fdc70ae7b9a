import { useInfiniteQuery } from '@tanstack/react-query'
import { answerOf, createApi } from '#features/admin/components/api.ts'
import { LoadFailure } from '#features/admin/components/load-failure.tsx'
import { nameBrowser } from '#lib/browser-name.ts'
import type { RoutesOf } from '#lib/define-api.ts'
import { accessActions, accessPageSize } from '#site/choices/access.ts'
import { labelOf } from '#site/choices/choice.ts'
import { formatMoment } from '#site/format.ts'
import { Button } from '#ui/button.tsx'
import { LoadingText } from '#ui/loading-text.tsx'
import type { accessLogApi } from '../../api.ts'

const api = createApi<RoutesOf<typeof accessLogApi>>()

const firstPage: number | undefined = undefined

/** Lists sign-ins and downloads back to the oldest kept: failed guesses must not push the rest out of sight. */
export function AccessList() {
  const { data, error, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['/api/admin/access-log'],
    queryFn: ({ pageParam: before }) =>
      answerOf(api.GET('/api/admin/access-log', { params: { query: { before } } })),
    initialPageParam: firstPage,
    getNextPageParam: ({ entries }) =>
      entries.length === accessPageSize ? entries.at(-1)?.number : undefined,
    staleTime: 0,
  })
  const failure = error && <LoadFailure error={error} fallback="The list could not be loaded." />
  if (!data) return failure ?? <LoadingText />
  return (
    <div className="grid justify-items-start gap-4">
      <ul className="grid w-full max-w-form">
        {data.pages
          .flatMap(({ entries }) => entries)
          .map(({ number, action, happenedAt, address, session, browser, reference }) => (
            <li key={number} className="border-b border-rule py-3">
              <p className="font-semibold">
                {labelOf(accessActions, action)}{' '}
                {reference && <span className="font-normal">{reference}</span>}
              </p>
              <p className="wrap-anywhere text-soft">
                {formatMoment(happenedAt)}, from {address}, {nameBrowser(browser)} {session}
              </p>
            </li>
          ))}
      </ul>
      {failure}
      {hasNextPage && (
        <Button variant="outline" busy={isFetchingNextPage && 'Loading…'} onClick={() => fetchNextPage()}>
          Show older
        </Button>
      )}
    </div>
  )
}
