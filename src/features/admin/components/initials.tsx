/** Dashed for somebody who doesn't work here, or not any more. */
export function Initials({ name, isGuest = false }: { name: string; isGuest?: boolean }) {
  return (
    <span className="admin-initials" data-guest={isGuest || undefined} aria-hidden="true">
      {initialsOf(name)}
    </span>
  )
}

const initialsOf = (name: string) => {
  const words = name.trim().split(/\s+/)
  const [first = '', last = ''] = [words.at(0), words.length > 1 ? words.at(-1) : '']
  return ([...first].slice(0, 1).join('') + [...last].slice(0, 1).join('')).toUpperCase()
}
