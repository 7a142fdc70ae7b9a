import { Button } from '#features/admin/kit/components/button.tsx'
import { Empty } from '#features/admin/kit/components/empty.tsx'
import { SectionHead } from '#features/admin/kit/components/section-head.tsx'
import { formatMoment } from '#site/staff-format.ts'
import { countTexts } from './site-pages.ts'
import { SiteTexts } from './site-texts.tsx'
import type { SiteRoom } from './use-site-room.ts'

export function ChangesPanel({ room }: { room: SiteRoom }) {
  const { drafts, publishing, listed } = room
  const keys = drafts.changed.map(({ key }) => key)
  return (
    <>
      {keys.length > 0 ? (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-2 px-6 pt-3.5 max-md:px-4">
          <Button onClick={room.publishAll} busy={publishing.isPublishing && 'Publishing…'}>
            {keys.length === 1 ? 'Publish it' : `Publish all ${keys.length} together`}
          </Button>
          <span className="k-small">All go public at once, or none.</span>
        </p>
      ) : (
        <Empty title="Everything is public">
          <p>What you write and don’t publish waits here.</p>
        </Empty>
      )}
      {listed.map(({ id, name, parts }) => (
        <section key={id}>
          <h2 className="px-6 pt-4 max-md:px-4">{name}</h2>
          <SiteTexts parts={parts} room={room} level={3} />
        </section>
      ))}
      {publishing.publications.length > 0 && (
        <section className="px-6 max-md:px-4">
          <SectionHead title="Lately published" />
          <ol className="k-list">
            {publishing.publications.map(({ id, keys: published, publishedAt, publishedBy, undoneAt }) => (
              <li key={id} className="grid-cols-[5.5rem_minmax(0,1fr)_auto]">
                <time className="k-quiet" dateTime={publishedAt}>
                  {formatMoment(publishedAt)}
                </time>
                <span className="wrap-anywhere">
                  {publishedBy && <b>{publishedBy}: </b>}
                  {countTexts(published.length)}
                  {undoneAt && ', taken back'}
                </span>
                {!undoneAt && (
                  <Button kind="bare" onClick={() => void publishing.undo({ id, keys: published })}>
                    Undo
                  </Button>
                )}
              </li>
            ))}
          </ol>
        </section>
      )}
    </>
  )
}
