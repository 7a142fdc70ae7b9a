import { classNames } from '#ui/class-names.ts'
import type { PostEntry } from '../content.ts'

type PostFactsProps = {
  post: Pick<PostEntry, 'category' | 'publishedAt' | 'date' | 'readTime'>
  className?: string
}

export function PostFacts({ post: { category, publishedAt, date, readTime }, className }: PostFactsProps) {
  return (
    <p className={classNames('facts', className)}>
      {category && <b className="text-brand">{category.name}</b>}
      <time dateTime={publishedAt}>{date}</time>
      <span>{readTime}</span>
    </p>
  )
}
