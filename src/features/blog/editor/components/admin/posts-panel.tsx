import { type FormEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { LoadFailure } from '#features/admin/components/load-failure.tsx'
import { Button } from '#features/admin/kit/components/button.tsx'
import { Empty } from '#features/admin/kit/components/empty.tsx'
import { Field } from '#features/admin/kit/components/field.tsx'
import { Input } from '#features/admin/kit/components/input.tsx'
import { Pagination } from '#features/admin/kit/components/pager.tsx'
import { Table, WaitRows } from '#features/admin/kit/components/table.tsx'
import { SearchIcon } from '#ui/desk-icons.tsx'
import { LoadingText } from '#ui/loading-text.tsx'
import type { PostSummary } from '../../../posts/schema.ts'
import { postsPerAdminPage, usePosts } from './blog-queries.ts'
import { PostDialog } from './post-dialog.tsx'
import { PostRow } from './post-row.tsx'
import { ScheduleDialog } from './schedule-dialog.tsx'
import { VersionsDialog } from './versions-dialog.tsx'

type Open = { kind: 'new' } | { kind: 'edit' | 'schedule' | 'versions'; post: PostSummary }

export function PostsPanel() {
  const [query, setQuery] = useSearchParams()
  const page = Math.max(1, Number(query.get('page')) || 1)
  const q = query.get('q') ?? ''
  const { data, error, isPending, refetch } = usePosts(page, q)
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)

  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <PostSearch q={q} onSearch={(words) => setQuery(words ? { q: words } : {})} />
        <Button onClick={() => setOpen({ kind: 'new' })}>New Post</Button>
      </div>
      {error && <LoadFailure title="Failed to fetch posts" error={error} onRetry={refetch} />}
      {isPending && <LoadingText>Loading posts…</LoadingText>}
      {data?.total === 0 ? (
        <Empty title={q ? 'No post has these words in its title' : 'No posts yet'} />
      ) : (
        (isPending || data) && (
          <Table caption="Posts" className="k-cards">
            <thead>
              <tr>
                <th scope="col">Title</th>
                <th scope="col">Category</th>
                <th scope="col">Status</th>
                <th scope="col">Date</th>
                <th scope="col">Actions</th>
              </tr>
            </thead>
            <tbody>
              {isPending ? (
                <WaitRows columns={5} rows={5} />
              ) : (
                data?.posts.map((post) => (
                  <PostRow key={post.id} post={post} onOpen={(kind) => setOpen({ kind, post })} />
                ))
              )}
            </tbody>
          </Table>
        )
      )}
      <Pagination
        page={page}
        pageCount={Math.ceil((data?.total ?? 0) / postsPerAdminPage)}
        hrefFor={(number) => `?${new URLSearchParams({ ...(q && { q }), page: String(number) })}`}
      />
      {open?.kind === 'new' && <PostDialog onClose={close} />}
      {open?.kind === 'edit' && <PostDialog id={open.post.id} onClose={close} />}
      {open?.kind === 'schedule' && <ScheduleDialog post={open.post} onClose={close} />}
      {open?.kind === 'versions' && <VersionsDialog post={open.post} onClose={close} />}
    </div>
  )
}

function PostSearch({ q, onSearch }: { q: string; onSearch: (words: string) => void }) {
  const [words, setWords] = useState(q)

  function search(event: FormEvent) {
    event.preventDefault()
    onSearch(words.trim())
  }

  return (
    <search>
      <form onSubmit={search} className="flex items-end gap-2">
        <Field label="Search posts" labelHidden>
          <Input
            type="search"
            value={words}
            onChange={(event) => setWords(event.target.value)}
            placeholder="Words of a title"
          />
        </Field>
        <Button type="submit" kind="line" size="icon" aria-label="Search">
          <SearchIcon />
        </Button>
      </form>
    </search>
  )
}
