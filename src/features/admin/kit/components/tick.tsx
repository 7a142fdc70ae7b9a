/** A box to tick: an answer that is sent with its form. */
export { Checkbox as Tick } from '#ui/checkbox.tsx'

type DoneTickProps = { label: string; isOff?: boolean; onDone: () => void }

/** At the end of a line: what it says is done, and the line goes. */
export function DoneTick({ label, isOff = false, onDone }: DoneTickProps) {
  return (
    <input
      type="checkbox"
      className="k-done k-above"
      aria-label={label}
      checked={false}
      disabled={isOff}
      onChange={onDone}
    />
  )
}
