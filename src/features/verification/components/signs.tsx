import { Mark } from '#ui/engravings/mark.tsx'
import { Seal } from '#ui/seal.tsx'
import type { Verification } from '../schema.ts'

/** What the answer’s words say at a glance. Screen readers skip them. */
export function Sign({ answer }: { answer: Verification['answer'] }) {
  if (answer === 'issued')
    return (
      <Seal>
        <Mark className="size-[min(1.75rem,10vw)] sm:size-10 lg:size-12" />
      </Seal>
    )
  return (
    <svg
      viewBox="0 0 52 52"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
      className="size-[min(3.5rem,20vw)] text-green-700 sm:size-21 lg:size-26"
    >
      <circle cx="26" cy="26" r="23" />
      {answer === 'replaced' ? (
        <path d="M35.5 20.5A11 11 0 1 0 37 27M36 13v8.5h-8.5" />
      ) : (
        <path d="m9.7 42.3 32.6-32.6" />
      )}
    </svg>
  )
}
