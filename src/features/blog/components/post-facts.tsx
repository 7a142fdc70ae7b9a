import { classNames } from '#ui/class-names.ts'
import type { PostEntry } from '../content.ts'

type PostFactsProps = {
  post: Pick<PostEntry, 'category' | 'publishedAt' | 'date' | 'readTime'>
  className?: string
}

export function PostFacts({ post: { category, publishedAt, date, readTime }, className }: PostFactsProps) {
  return (
    <p className={classNames('flex flex-wrap gap-x-2 font-sans text-small text-soft', className)}>
      {category && (
        <>
          <b className="text-brand">{category.name}</b>
          <span aria-hidden="true">·</span>
        </>
      )}
      <time dateTime={publishedAt}>{date}</time>
      <span aria-hidden="true">·</span>
      <span>{readTime}</span>
    </p>
  )
}
