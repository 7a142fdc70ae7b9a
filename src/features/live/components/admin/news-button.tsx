import { Button } from '#ui/button.tsx'
import { useNews } from './live-context.ts'

/** "3 new: show" above a list, in which nothing moves by itself. */
export function NewsButton() {
  const { count, show } = useNews()
  return (
    <div role="status">
      {count > 0 && (
        <Button variant="outline" size="small" onClick={show}>
          {count} new: show
        </Button>
      )}
    </div>
  )
}
