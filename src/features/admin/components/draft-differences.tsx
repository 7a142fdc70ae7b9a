import type { Difference } from './merge-drafts.ts'

type DraftDifferencesProps = {
  differences: readonly Difference[]
  nameOf: (path: readonly string[]) => string
  say: (value: unknown, path: readonly string[]) => string
}

/** Two versions by field. Fields that only I changed aren't in question. */
export function DraftDifferences({ differences, nameOf, say }: DraftDifferencesProps) {
  if (differences.length === 0) return <p>They changed nothing that you see differently.</p>
  return (
    <>
      <ul className="grid gap-1">
        {differences.map(({ path, mine, theirs, kept }) => (
          <li key={path.join(' ')}>
            <b>{nameOf(path)}:</b> yours {say(mine, path)}, theirs {say(theirs, path)}.{' '}
            {kept !== 'yours' && <span className="text-soft">“Keep mine” takes {kept}.</span>}
          </li>
        ))}
      </ul>
      <p className="mt-2">Nothing is saved until you press Save.</p>
    </>
  )
}
