import type { Ref } from 'react'
import { Button } from '#features/admin/kit/components/button.tsx'
import { Input } from '#features/admin/kit/components/input.tsx'
import { KeyCap } from '#features/admin/kit/components/keys.tsx'
import { Select } from '#features/admin/kit/components/select.tsx'
import { paths } from '#site/paths.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { countTexts, textsOf } from './site-pages.ts'
import type { SiteRoom } from './use-site-room.ts'

export function SiteHead({ room, search }: { room: SiteRoom; search: Ref<HTMLInputElement> }) {
  const { page, pages, drafts, isShowingChanges } = room
  const waiting = drafts.changed.length
  return (
    <header>
      <div className="flex flex-wrap items-center gap-x-4 border-b border-rule px-6 max-md:px-4">
        <nav aria-label="What the site says" className="tab-list border-0">
          <a className="tab" href={paths.adminSite} aria-current={page?.id === 'faq' ? undefined : 'page'}>
            Texts
          </a>
          <a className="tab" href={paths.adminBlog}>
            Blog
          </a>
          <a
            className="tab"
            href={paths.adminQuestions}
            aria-current={page?.id === 'faq' ? 'page' : undefined}
          >
            FAQ
          </a>
        </nav>
        <div className="ml-auto flex w-52 max-w-full max-md:w-40 items-center gap-1.5">
          <Input
            ref={search}
            type="search"
            aria-label="Find a text"
            placeholder="Find a text"
            value={room.words}
            onChange={(event) => room.setWords(event.currentTarget.value)}
          />
          <KeyCap>/</KeyCap>
        </div>
      </div>
      <div className="k-head bg-sheet">
        <h1>
          <VisuallyHidden>Site texts: </VisuallyHidden>
          <Select
            aria-label="Page"
            options={pages.map(({ id, name }) => ({ value: id, label: name }))}
            value={page?.id ?? ''}
            onChange={(event) => room.choosePage(event.currentTarget.value)}
          />
        </h1>
        {page && (
          <p>
            {page.parts.length === 1 ? '1 part' : `${page.parts.length} parts`},{' '}
            {countTexts(textsOf(page).length)}
          </p>
        )}
        <Button kind="bare" className="ml-auto" aria-pressed={isShowingChanges} onClick={room.toggleChanges}>
          {waiting === 0 ? 'All public' : `${waiting} not yet public`}
        </Button>
      </div>
    </header>
  )
}
