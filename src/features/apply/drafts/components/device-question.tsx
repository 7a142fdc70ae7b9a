import type { DeviceOwner } from '#lib/browser-store/own-device.ts'
import { FieldGroup } from '#ui/field-group.tsx'
import { useWords } from '#ui/locale.tsx'
import { RadioCard } from '#ui/radio-card.tsx'
import { deviceWords } from '../content/device.ts'

type DeviceQuestionProps = { owner: DeviceOwner | undefined; onAnswer: (owner: DeviceOwner) => void }

const owners: readonly DeviceOwner[] = ['own', 'shared']

/** Says where the answers are, asks once whether they may stay, and then shows the choice. */
export function DeviceQuestion({ owner, onAnswer }: DeviceQuestionProps) {
  const words = useWords(deviceWords)
  const said = words.kept[owner ?? 'unknown']
  return (
    <>
      {/* As tall as the longest sentence: an answer must not move the buttons under a finger. */}
      <div className="grid font-sans text-small text-soft *:col-start-1 *:row-start-1">
        {Object.values(words.kept).map(
          (sentence) =>
            sentence !== said && (
              <p key={sentence} aria-hidden="true" className="invisible">
                {sentence}
              </p>
            ),
        )}
        <p role="status">{said}</p>
      </div>
      <FieldGroup legend={words.question} name="own-device" className="mt-4">
        <div className="flex flex-wrap gap-3">
          {owners.map((value) => (
            <RadioCard
              key={value}
              value={value}
              label={words.answers[value]}
              checked={value === owner}
              className="grow py-3 sm:grow-0 [&_b]:font-sans [&_b]:text-[1.0625rem] [&_b]:font-normal"
              onChange={() => onAnswer(value)}
            />
          ))}
        </div>
      </FieldGroup>
    </>
  )
}
