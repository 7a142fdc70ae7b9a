import { useQuery } from '@tanstack/react-query'
import { answerOf, createApi } from '#features/admin/components/api.ts'
import { LoadFailure } from '#features/admin/components/load-failure.tsx'
import { SettingsPage } from '#features/admin/components/settings-page.tsx'
import { ButtonAnchor } from '#features/admin/kit/components/button.tsx'
import { SquareMark } from '#features/admin/kit/components/mark.tsx'
import { Note } from '#features/admin/kit/components/note.tsx'
import { SectionHead } from '#features/admin/kit/components/section-head.tsx'
import { Wait } from '#features/admin/kit/components/wait.tsx'
import type { whoPageApi } from '#features/content/company/api.ts'
import type { WhoPage } from '#features/content/company/schema.ts'
import type { RoutesOf } from '#lib/define-api.ts'
import { paths } from '#site/paths.ts'
import { unlisted } from '#site/private-page.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { whoWords } from '../../components/admin/who-words.ts'

const api = createApi<RoutesOf<typeof whoPageApi>>()
const key = '/api/admin/who-we-are'

export const meta = () => unlisted('Who we are')

export default function WhoWeArePage() {
  const { data, error, refetch } = useQuery({
    queryKey: [key],
    queryFn: () => answerOf(api.GET(key)),
    staleTime: 0,
  })
  const entered = data?.filter(({ isEntered }) => isEntered).length
  return (
    <SettingsPage
      title="Who we are"
      about={
        data
          ? `${entered} of ${data.length} entered. Visitors see only what’s entered`
          : 'What visitors can check'
      }
    >
      {error && <LoadFailure error={error} fallback="The page could not be read." onRetry={refetch} />}
      {data ? <Parts parts={data} /> : !error && <Wait />}
    </SettingsPage>
  )
}

function Parts({ parts }: { parts: WhoPage }) {
  const missing = parts.filter(({ isEntered }) => !isEntered)
  const there = parts.filter(({ isEntered }) => isEntered)
  return (
    <>
      <Note
        tone="calm"
        title="Your page is whole today."
        action={
          <ButtonAnchor kind="bare" href={paths.whoWeAre}>
            See the public page
          </ButtonAnchor>
        }
      >
        It shows your hours, how you’re paid, how to complain, and who watches companies like yours. Each line
        below adds a part, and none leaves a gap.
      </Note>
      {missing.length > 0 && (
        <>
          <SectionHead title="Not entered yet" about="About ten minutes for all of it" />
          <PartList parts={missing} />
        </>
      )}
      {there.length > 0 && (
        <>
          <SectionHead title="On the page" />
          <PartList parts={there} />
        </>
      )}
    </>
  )
}

function PartList({ parts }: { parts: WhoPage }) {
  return (
    <ul className="hairlines mb-6">
      {parts.map(({ part, isEntered, value }) => {
        const { title, why, until, action, to, also } = whoWords[part]
        return (
          <li key={part} className="flex flex-wrap items-start gap-x-4 gap-y-2 py-3">
            <SquareMark state={isEntered ? 'accepted' : 'needed'} />
            <div className="min-w-0 flex-1 basis-72">
              <h3>{title}</h3>
              {isEntered ? (
                <p className="wrap-anywhere">{value}</p>
              ) : (
                <>
                  <p>{why}</p>
                  <p className="k-small">Until then visitors read {until}.</p>
                </>
              )}
            </div>
            <div className="flex flex-wrap gap-2 max-sm:ms-8">
              {also && (
                <ButtonAnchor kind="bare" href={also.to}>
                  {also.action}
                  <VisuallyHidden>: {title}</VisuallyHidden>
                </ButtonAnchor>
              )}
              <ButtonAnchor kind={isEntered ? 'bare' : 'line'} href={to}>
                {isEntered ? 'Change' : action}
                <VisuallyHidden>: {title}</VisuallyHidden>
              </ButtonAnchor>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
