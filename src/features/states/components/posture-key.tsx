import { postures } from '#domain/posture.ts'
import { PostureDiamond } from '#features/rules/components/posture-diamond.tsx'
import { useWords } from '#ui/locale.tsx'
import { ruleWords } from '../content/rule-words.ts'
import type { MappedState } from '../content.ts'

/** What the diamonds on the map mean, as far as there are any. A closed state has a ring of its own. */
export function PostureKey({ states }: { states: readonly Pick<MappedState, 'posture'>[] }) {
  const { key, keyTitle } = useWords(ruleWords)
  const marked = postures.filter(
    (kind) => kind !== 'open' && kind !== 'closed' && states.some(({ posture }) => posture === kind),
  )
  if (marked.length === 0) return null
  return (
    <section aria-label={keyTitle} className="mt-4">
      <ul className="flex flex-wrap gap-x-6 gap-y-1 font-sans text-small">
        {marked.map((posture) => (
          <li key={posture} className="flex items-baseline gap-2">
            <PostureDiamond posture={posture} />
            {key[posture]}
          </li>
        ))}
      </ul>
    </section>
  )
}
