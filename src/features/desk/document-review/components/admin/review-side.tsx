import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { SectionHead } from '#features/admin/kit/components/section-head.tsx'
import { Tick } from '#features/admin/kit/components/tick.tsx'
import { TurnButton } from '#features/desk/application/components/admin/application-head.tsx'
import { ItemLine } from '#features/documents/checklist/components/admin/item-line.tsx'
import { countAccepted } from '#features/documents/checklist/components/admin/item-words.ts'
import type { ChecklistItem } from '#features/documents/checklist/schema.ts'
import { useViewerAddress } from '#features/documents/files/components/admin/viewer-address.ts'
import type { ApplicationDetail } from '#features/review/schema.ts'
import { caseNameOf } from '#lib/case-person.ts'
import { type Judged, listCompared } from '../../content.ts'

type ReviewSideProps = {
  application: ApplicationDetail
  items: readonly ChecklistItem[]
  current: Judged
  onPrevious: () => void
  onNext: () => void
  isFirst: boolean
  isLast: boolean
  children: ReactNode
}

export function ReviewSide({ application, items, current, children, ...steps }: ReviewSideProps) {
  const toViewer = useViewerAddress(application.id)
  const { onPrevious, onNext, isFirst, isLast } = steps
  const turns = [
    { label: 'Previous document', keys: '[', onPress: onPrevious, isEnd: isFirst, glyph: 'up' },
    { label: 'Next document', keys: ']', onPress: onNext, isEnd: isLast, glyph: 'down' },
  ] as const
  return (
    <aside className="viewer-side" aria-label="Checklist, answers and judgment">
      <div className="viewer-reading k-scroll">
        <SectionHead title={caseNameOf(application)} about={countAccepted(items)}>
          {turns.map((turn) => (
            <TurnButton key={turn.keys} {...turn} />
          ))}
        </SectionHead>
        <ul className="k-list checklist">
          {items.map((item) => (
            <ItemLine
              key={item.id}
              item={item}
              isCurrent={item.id === current.item?.id}
              link={(name) => {
                const document = item.documents[0]
                if (!document) return name
                return (
                  <Link replace to={toViewer(document.id)}>
                    {name}
                  </Link>
                )
              }}
            />
          ))}
        </ul>
        <AgainstAnswers application={application} />
      </div>
      {children}
    </aside>
  )
}

/** The checkmarks are the reviewer's own: they live in this tab and go nowhere. */
function AgainstAnswers({ application }: { application: ApplicationDetail }) {
  const { ticked, tick } = useTicks(application.id)
  return (
    <section aria-labelledby="against-answers">
      <SectionHead level={3} id="against-answers" title="Against the answers" />
      <dl className="k-facts">
        {listCompared(application).map(({ label, answer }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Tick
                label={answer}
                checked={ticked.includes(label)}
                onChange={(event) => tick(label, event.target.checked)}
              />
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
