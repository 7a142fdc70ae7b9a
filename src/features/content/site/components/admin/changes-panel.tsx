import { Button } from '#features/admin/kit/components/button.tsx'
import { Empty } from '#features/admin/kit/components/empty.tsx'
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
        <p className="site-publish-all">
          <Button onClick={room.publishAll} busy={publishing.isPublishing && 'Publishing…'}>
            {keys.length === 1 ? 'Publish it' : `Publish all ${keys.length} together`}
          </Button>
          <span>All go public at once, or none.</span>
        </p>
      ) : (
        <Empty title="Everything is public">
          <p>What you write and don’t publish waits here.</p>
        </Empty>
      )}
      {listed.map(({ id, name, parts }) => (
        <section key={id}>
          <h2 className="site-page-name">{name}</h2>
          <SiteTexts parts={parts} room={room} heading="h3" />
        </section>
      ))}
      {publishing.publications.length > 0 && (
        <section className="site-history">
          <h2>Lately published</h2>
          <ol>
            {publishing.publications.map(({ id, keys: published, publishedAt, publishedBy, undoneAt }) => (
              <li key={id}>
                <time dateTime={publishedAt}>{formatMoment(publishedAt)}</time>
                <span className="wrap-anywhere">
                  {publishedBy && <b>{publishedBy}: </b>}
                  {countTexts(published.length)}
                  {undoneAt && ', taken back'}
                </span>
                {!undoneAt && (
                  <button
                    type="button"
                    className="site-link"
                    onClick={() => void publishing.undo({ id, keys: published })}
                  >
                    Undo
                  </button>
                )}
              </li>
            ))}
          </ol>
        </section>
      )}
    </>
  )
}
