import { classNames } from '#ui/class-names.ts'

type ChoiceChipsProps = {
  name: string
  options: readonly { value: string; label: string }[]
  chosen: string | null | undefined
  /** Side by side when there is room; otherwise two by two. */
  inThree?: boolean
}

export function ChoiceChips({ name, options, chosen, inThree }: ChoiceChipsProps) {
  return (
    <div
      className={classNames(
        'grid gap-2',
        inThree ? 'lg:grid-cols-3' : 'grid-cols-[repeat(auto-fit,minmax(8.4rem,1fr))] lg:grid-cols-2',
      )}
    >
      {options.map(({ value, label }) => (
        <label key={value} className="choice chip">
          <input
            type="radio"
            name={name}
            value={value}
            defaultChecked={value === chosen}
            // Whoever doesn't represent the client has no questions to answer: the sheet looks for this class.
            className={classNames(name === 'representation' && value !== 'yes' && 'says-no')}
          />
          <span className="choice-label">{label}</span>
        </label>
      ))}
    </div>
  )
}
