import { homeCrumb } from '#features/texts/content.ts'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { useWords } from '#ui/locale.tsx'
import { Skeleton, SkeletonText } from '#ui/skeleton.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { chromeWords } from '../content/words.ts'

const cards = ['a', 'b', 'c', 'd', 'e', 'f']

export function PostListSkeleton() {
  const words = useWords(chromeWords)
  const home = useWords(homeCrumb)
  return (
    <div className="page-width pt-3 pb-section">
      <Breadcrumb trail={[home]} current={words.blog} />
      <VisuallyHidden>
        <p role="status">{words.loadingPosts}</p>
      </VisuallyHidden>
      <Skeleton className="mt-6 h-[3.25rem] max-w-80" />
      <Skeleton className="mt-8 h-tap max-w-120" />
      <div className="ruled-columns mt-8 grid md:grid-cols-2 lg:grid-cols-3">
        {cards.map((card) => (
          <div key={card} className="grid gap-5 border-t border-rule py-6" data-testid="post-skeleton">
            <Skeleton className="h-[1.6rem] w-11/12" />
            <SkeletonText lines={3} />
            <Skeleton className="w-1/2" />
          </div>
        ))}
      </div>
    </div>
  )
}
