import { PostureDiamond } from '#features/rules/components/posture-diamond.tsx'
import { paths } from '#site/paths.ts'
import { useWords } from '#ui/locale.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { closedWords } from '../content/rule-words.ts'

/** Stands where other states have their Apply button. */
export function ClosedNotice({ name }: { name: string }) {
  const { notice, elsewhere } = useWords(closedWords)
  return (
    <div className="mt-6 max-w-[34em] border-l-4 border-green-800 bg-sheet py-4 pr-4 pl-5">
      <p className="flex items-baseline gap-3 text-lead font-semibold">
        <PostureDiamond posture="closed" />
        {notice(name)}
      </p>
      <p className="mt-2">
        {elsewhere.before(name)}
        <TextLink to={paths.states}>{elsewhere.link}</TextLink>
        {elsewhere.after}
      </p>
    </div>
  )
}
