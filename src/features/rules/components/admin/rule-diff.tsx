import { Fold } from '#features/admin/kit/components/fold.tsx'
import { type ComparedRule, type Comparison, compareRules, foldedParts } from './rule-lines.ts'

type RuleDiffProps = {
  caption: string
  old: { title: string; rule: ComparedRule | undefined }
  now: { title: string; rule: ComparedRule }
}

/** With more, what doesn't bind is folded. */
const fewChanges = 6

/** Old words are struck, new ones underlined. What is the same in both is folded. */
export function RuleDiff({ caption, old, now }: RuleDiffProps) {
  const { changed, same } = compareRules(old.rule, now.rule)
  const titles = { old: old.title, now: now.title }
  const isFolded = ({ part }: Comparison) => changed.length > fewChanges && part !== 'binds'
  return (
    <div>
      <DiffTable caption={caption} titles={titles} rows={changed.filter((row) => !isFolded(row))} />
      {foldedParts.map(({ part, title }) => {
        const within = changed.filter((row) => row.part === part && isFolded(row))
        return (
          within.length > 0 && (
            <Fold
              key={part}
              title={title}
              about={within.length === 1 ? '1 line differs' : `${within.length} lines differ`}
            >
              <DiffTable caption={title} titles={titles} rows={within} />
            </Fold>
          )
        )
      })}
      {same.length > 0 && (
        <Fold title={same.length === 1 ? '1 line is the same' : `${same.length} lines are the same`}>
          <dl className="rules-facts">
            {same.map(({ label, after }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{after}</dd>
              </div>
            ))}
          </dl>
        </Fold>
      )}
    </div>
  )
}

type DiffTableProps = {
  caption: string
  titles: { old: string; now: string }
  rows: readonly Comparison[]
}

function DiffTable({ caption, titles, rows }: DiffTableProps) {
  if (rows.length === 0) return null
  return (
    <table className="rules-diff">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{titles.old}</th>
          <th scope="col">{titles.now}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <DiffRow key={row.label} {...row} />
        ))}
      </tbody>
    </table>
  )
}

/** A statute's words need the whole width. */
const longWords = 240

function DiffRow({ label, none, before, after }: Comparison) {
  const yours = before ? <del>{before}</del> : none
  const theirs = after ? <ins>{after}</ins> : none
  if (before.length <= longWords && after.length <= longWords)
    return (
      <tr>
        <th scope="row">{label}</th>
        <td>{yours}</td>
        <td>{theirs}</td>
      </tr>
    )
  return (
    <tr>
      <th scope="row">{label}</th>
      <td colSpan={2} className="rules-long">
        <p>{yours}</p>
        <p>{theirs}</p>
      </td>
    </tr>
  )
}
