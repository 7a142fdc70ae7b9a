import { useQuery } from '@tanstack/react-query'
import { LoadFailure } from '#features/admin/components/load-failure.tsx'
import { SettingsSection } from '#features/admin/components/settings-page.tsx'
import { useChange } from '#features/admin/components/use-change.ts'
import { Button } from '#features/admin/kit/components/button.tsx'
import type { SignedInBrowser } from '#features/people/sessions/schema.ts'
import {
  browsersQuery,
  signOutBrowser,
  signOutOthers,
} from '#features/people/sign-in/components/admin/sign-in-calls.ts'
import { nameBrowser } from '#lib/browser-name.ts'
import { formatMoment } from '#site/format.ts'
import { LoadingText } from '#ui/loading-text.tsx'
import { Table } from '#ui/table.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'

export function SessionsTable() {
  const { data, error, refetch } = useQuery(browsersQuery)
  const reads = [browsersQuery.queryKey]
  const end = useChange(signOutBrowser, { reads, done: () => 'Session ended' })
  const endOthers = useChange(signOutOthers, { reads, done: () => 'Every other session ended' })
  const count = data?.length ?? 0
  return (
    <SettingsSection
      title="Sessions"
      about={data && `${count} ${count === 1 ? 'browser is' : 'browsers are'} signed in as you`}
      action={
        count > 1 && (
          <Button
            kind="bare"
            busy={endOthers.isPending && 'Ending…'}
            onClick={() => endOthers.mutate(undefined)}
          >
            End all others
          </Button>
        )
      }
    >
      {error && <LoadFailure error={error} fallback="The list could not be loaded." onRetry={refetch} />}
      {!data && !error && <LoadingText />}
      {data && (
        <Table caption="Sessions" captionHidden className="settings-table">
          <thead>
            <tr>
              <th scope="col">Browser</th>
              <th scope="col" className="hidden md:table-cell">
                Network
              </th>
              <th scope="col" className="hidden md:table-cell">
                Since
              </th>
              <th scope="col" className="hidden md:table-cell">
                Last seen
              </th>
              <th scope="col">
                <VisuallyHidden>Actions</VisuallyHidden>
              </th>
            </tr>
          </thead>
          <tbody>
            {data.map((session) => (
              <SessionRow
                key={session.code}
                session={session}
                isEnding={end.isPending && end.variables === session.code}
                onEnd={() => end.mutate(session.code)}
              />
            ))}
          </tbody>
        </Table>
      )}
    </SettingsSection>
  )
}

type SessionRowProps = { session: SignedInBrowser; isEnding: boolean; onEnd: () => void }

function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const { code, browser, address, isThisOne, signedInAt, lastSeenAt } = session
  const seen = isThisOne ? 'Now, this browser' : formatMoment(lastSeenAt)
  return (
    <tr>
      <th scope="row">
        {nameBrowser(browser)}
        <small className="font-normal md:hidden">
          {address} · {seen}
        </small>
      </th>
      <td className="hidden md:table-cell">{address}</td>
      <td className="hidden md:table-cell">{formatMoment(signedInAt)}</td>
      <td className="hidden md:table-cell">{seen}</td>
      <td className="text-end">
        {!isThisOne && (
          <Button kind="bare" busy={isEnding && 'Ending…'} onClick={onEnd}>
            End
            <VisuallyHidden>
              {' '}
              the session of {nameBrowser(browser)} {code}
            </VisuallyHidden>
          </Button>
        )}
      </td>
    </tr>
  )
}
