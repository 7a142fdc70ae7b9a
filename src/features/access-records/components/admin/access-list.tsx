import { useQuery } from '@tanstack/react-query'
import { reasonOf } from '#features/admin/components/api.ts'
import { browserName } from '#features/admin/components/browser-name.ts'
import { shortMoment } from '#lib/format-moment.ts'
import { accessActions } from '#site/choices/access.ts'
import { labelOf } from '#site/choices/choice.ts'
import { LoadingText } from '#ui/loading-text.tsx'
import { Notice } from '#ui/notice.tsx'
import type { AccessRecord } from '../../schema.ts'

/** Who came in and what left the house, the latest hundred. */
export function AccessList() {
  const { data, error } = useQuery<AccessRecord[]>({
    queryKey: ['/api/admin/access-records'],
    staleTime: 0,
  })
  if (error) return <Notice tone="critical">{reasonOf(error, 'The list could not be loaded.')}</Notice>
  if (!data) return <LoadingText />
  return (
    <ul className="grid max-w-form">
      {data.map(({ id, action, happenedAt, address, session, browser, reference }) => (
        <li key={id} className="border-b border-rule py-3">
          <p className="font-semibold">
            {labelOf(accessActions, action)} {reference && <span className="font-normal">{reference}</span>}
          </p>
          <p className="wrap-anywhere text-soft">
            {shortMoment(happenedAt)}, from {address}, {browserName(browser)} {session}
          </p>
        </li>
      ))}
    </ul>
  )
}
