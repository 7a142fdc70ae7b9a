import { Fold } from '#features/admin/kit/components/fold.tsx'
import { type ComparedRule, foldedParts, ruleLines } from './rule-lines.ts'

type RuleDiffProps = {
  caption: string
  old: { title: string; rule: ComparedRule | undefined }
  now: { title: string; rule: ComparedRule }
}

type Row = { label: string; none: string; before: string; after: string }

/** Old words are struck, new ones underlined. What is the same in both is folded, and lines that say nothing are left out. */
export function RuleDiff({ caption, old, now }: RuleDiffProps) {
  const rows = ruleLines
    .map(({ say, ...line }) => ({ ...line, before: old.rule ? say(old.rule) : '', after: say(now.rule) }))
    .filter(({ before, after }) => before || after)
  const changed = rows.filter(({ before, after }) => before !== after)
  const same = rows.filter((row) => !changed.includes(row))
  const titles = { old: old.title, now: now.title }
  return (
    <div>
      <DiffTable caption={caption} titles={titles} rows={changed.filter(({ part }) => part === 'binds')} />
      {foldedParts.map(({ part, title }) => {
        const within = changed.filter((row) => row.part === part)
        return (
          within.length > 0 && (
            <Fold key={part} title={title} about={sayChanges(within.length)}>
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

const sayChanges = (count: number) => (count === 1 ? '1 line differs' : `${count} lines differ`)

type DiffTableProps = { caption: string; titles: { old: string; now: string }; rows: readonly Row[] }

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
        {rows.map(({ label, none, before, after }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{before ? <del>{before}</del> : none}</td>
            <td>{after ? <ins>{after}</ins> : none}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
