import type { Ref } from 'react'
import { Input } from '#features/admin/kit/components/input.tsx'
import { paths } from '#site/paths.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { countTexts, textsOf } from './site-pages.ts'
import type { SiteRoom } from './use-site-room.ts'

export function SiteHead({ room, search }: { room: SiteRoom; search: Ref<HTMLInputElement> }) {
  const { page, pages, drafts, isShowingChanges } = room
  const waiting = drafts.changed.length
  return (
    <header className="site-head">
      <div className="site-tabs">
        <nav aria-label="What the site says">
          <a href={paths.adminSite} aria-current={page?.id === 'faq' ? undefined : 'page'}>
            Texts
          </a>
          <a href={paths.adminBlog}>Blog</a>
          <a href={paths.adminQuestions} aria-current={page?.id === 'faq' ? 'page' : undefined}>
            FAQ
          </a>
        </nav>
        <div className="site-search">
          <Input
            ref={search}
            type="search"
            aria-label="Find a text"
            placeholder="Find a text"
            value={room.words}
            onChange={(event) => room.setWords(event.currentTarget.value)}
          />
          <span aria-hidden="true">
            <kbd>/</kbd>
          </span>
        </div>
      </div>
      <div className="site-title">
        <h1>
          <VisuallyHidden>Site texts: </VisuallyHidden>
          <select
            aria-label="Page"
            value={page?.id ?? ''}
            onChange={(event) => room.choosePage(event.currentTarget.value)}
          >
            {pages.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </h1>
        {page && (
          <span className="site-count">
            {page.parts.length === 1 ? '1 part' : `${page.parts.length} parts`},{' '}
            {countTexts(textsOf(page).length)}
          </span>
        )}
        <button
          type="button"
          className="site-waiting"
          aria-pressed={isShowingChanges}
          onClick={room.toggleChanges}
        >
          {waiting === 0 ? 'All public' : `${waiting} not yet public`}
        </button>
      </div>
    </header>
  )
}
