// Written by art/engraving/components.ts; change it there.

const loop =
  'M1035 600c40 13 75 30 74 45s-39 25-81 31-79 7-81 17 29 30 62 56 60 53 54 67-45 10-86 2-77-21-83-12 17 38 39 74 39 71 28 81-46-5-81-28-66-45-74-39 3 42 12 83 11 80-2 86-42-21-67-54-46-65-56-62-12 40-17 81-17 80-31 81-32-34-45-74-21-76-31-77-25 33-45 70-42 69-56 66-18-44-17-85 7-79-3-84-35 24-65 52-64 50-76 42-2-47 13-86 34-72 26-79-41 10-79 26-77 25-86 13 14-45 42-75 56-57 52-66-42-5-84-3-81-2-85-17 29-37 66-56 71-34 70-45-37-18-77-31-75-30-74-45 39-25 81-31 79-7 81-17-29-30-62-56-60-53-54-67 45-10 86-2 77 21 83 12-17-38-39-74-39-71-28-81 46 5 81 28 66 45 74 39-3-42-12-83-11-80 2-86 42 21 67 54 46 65 56 62 12-40 17-81 17-80 31-81 32 34 45 74 21 76 31 77 25-33 45-70 42-69 56-66 18 44 17 85-7 79 3 84 35-24 65-52 64-50 76-42 2 47-13 86-34 72-26 79 41-10 79-26 77-25 86-13-14 45-42 75-56 57-52 66 42 5 84 3 81 2 85 17-29 37-66 56-71 34-70 45 37 18 77 31z'
const turns = [0, 3.333, 6.667, 10, 13.333, 16.667]

/** A guilloche ring with an empty middle for one character, in the color of the text around it. */
export function Seal({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 1200 1200" fill="none" stroke="currentColor" aria-hidden="true" className={className}>
      <circle cx="600" cy="600" r="566" strokeWidth="28" strokeDasharray="14.818" />
      <circle cx="600" cy="600" r="536" strokeWidth="9" />
      <g strokeWidth="5.5">
        {turns.map((turn) => (
          <path key={turn} d={loop} transform={`rotate(${turn} 600 600)`} />
        ))}
      </g>
      <circle cx="600" cy="600" r="334" strokeWidth="9" />
      <circle cx="600" cy="600" r="318" strokeWidth="4" />
    </svg>
  )
}
