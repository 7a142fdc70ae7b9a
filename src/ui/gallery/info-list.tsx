const lines = Array.from({ length: 14 }, (_, index) => index + 1)

/** Enough lines to make a dialog scroll. */
export function InfoList() {
  return (
    <ul className="hairlines mt-6">
      {lines.map((line) => (
        <li key={line} className="py-3">
          Line {line} of a list that is longer than a phone is high.
        </li>
      ))}
    </ul>
  )
}
