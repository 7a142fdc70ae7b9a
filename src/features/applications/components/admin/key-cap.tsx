/** Screen readers hear the key from the list of shortcuts. */
export function KeyCap({ children }: { children: string }) {
  return (
    <span className="key-cap" aria-hidden="true">
      {children}
    </span>
  )
}
