import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ApplicationDetail } from '#features/review/schema.ts'
import { listCompared } from '../../content.ts'

/** The checkmarks are the reviewer's own: they live in this tab and go nowhere. */
export function AgainstAnswers({ application }: { application: ApplicationDetail }) {
  const { ticked, tick } = useTicks(application.id)
  return (
    <section aria-labelledby="against-answers">
      <h3 id="against-answers">Against the answers</h3>
      <dl className="against">
        {listCompared(application).map(({ label, answer }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <label>
                <input
                  type="checkbox"
                  checked={ticked.includes(label)}
                  onChange={(event) => tick(label, event.target.checked)}
                />
                <span>{answer}</span>
              </label>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const noTicks: readonly string[] = []

/** The tab's cache ends with the tab and at sign-out. */
function useTicks(applicationId: string) {
  const queries = useQueryClient()
  const queryKey = ['ticks', applicationId]
  const { data: ticked = noTicks } = useQuery({
    queryKey,
    queryFn: () => noTicks,
    initialData: noTicks,
    gcTime: Number.POSITIVE_INFINITY,
  })
  const tick = (label: string, isTicked: boolean) =>
    queries.setQueryData(queryKey, isTicked ? [...ticked, label] : ticked.filter((other) => other !== label))
  return { ticked, tick }
}
