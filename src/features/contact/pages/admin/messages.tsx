import { AdminPage } from '#features/admin/components/admin-page.tsx'
import { useDrafts } from '#features/admin/components/use-drafts.ts'
import { brand } from '#site/brand.ts'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { MessageDetail } from '../../components/admin/message-detail.tsx'
import { MessageFilters } from '../../components/admin/message-filters.tsx'
import { MessageList } from '../../components/admin/message-list.tsx'
import { useMessagePlace } from '../../components/admin/message-place.ts'
import { useRefreshMessages } from '../../components/admin/message-queries.ts'
import type { ReplyDraft } from '../../components/admin/reply-form.tsx'
import '../../components/admin/messages.css'

export const meta = () => [{ title: `Messages | ${brand.name}` }, { name: 'robots', content: 'noindex' }]

/** The list, with the open message beside it, or in its place on a phone. */
export default function Messages() {
  const { place } = useMessagePlace()
  const refresh = useRefreshMessages()
  // Lives here because on a phone the list replaces the open message.
  const drafts = useDrafts<ReplyDraft>(({ text }) => text !== '')
  const isOpen = place.message !== undefined
  return (
    <AdminPage
      title="Messages"
      actions={
        <Button variant="outline" size="small" onClick={refresh}>
          Refresh
        </Button>
      }
    >
      <div className="grid gap-8 md:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
        <div className={classNames('grid content-start gap-4', isOpen && 'max-md:hidden')}>
          <MessageFilters />
          <MessageList />
        </div>
        {place.message ? (
          <MessageDetail key={place.message} id={place.message} drafts={drafts} />
        ) : (
          <p className="text-soft max-md:hidden">Choose a message to read it here.</p>
        )}
      </div>
    </AdminPage>
  )
}
