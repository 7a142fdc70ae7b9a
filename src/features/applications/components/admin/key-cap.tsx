/** A key that does the same. Screen readers get it from the list of keys. */
export function KeyCap({ children }: { children: string }) {
  return (
    <span className="key-cap" aria-hidden="true">
      {children}
    </span>
  )
}
