import { useWords } from '#ui/locale.tsx'
import { itemWords } from '../content/item-words.ts'

const lines = 'M34 84h100M34 96h92M34 108h100M34 120h76M34 140h100M34 152h88M34 164h60'

export function SampleLeaves({ className }: { className?: string }) {
  const { leaves } = useWords(itemWords)
  return (
    <svg viewBox="0 0 390 232" role="img" aria-label={leaves.label} className={className}>
      <defs>
        <filter id="leaf-blur">
          <feGaussianBlur stdDeviation="2.3" />
        </filter>
      </defs>
      <path
        d="M0 60h390M14 72h362M0 96h390M20 120h360M0 144h390M10 168h372M0 186h390M30 196h330"
        className="fill-none stroke-green-800 opacity-55"
        strokeWidth=".9"
      />
      <g transform="translate(8 0) rotate(-5 80 104)">
        <Leaf filter="url(#leaf-blur)" />
        <ellipse
          cx="63"
          cy="61"
          rx="44"
          ry="18"
          className="fill-none stroke-red-700"
          strokeWidth="2.5"
          strokeDasharray="6 4"
        />
      </g>
      <g transform="translate(212 0)">
        <Leaf />
        <ellipse cx="63" cy="61" rx="44" ry="18" className="fill-none stroke-green-800" strokeWidth="2.5" />
      </g>
      <g className="fill-ink-soft font-sans" fontSize="15" fontWeight="500" textAnchor="middle">
        <text x="92" y="226">
          {leaves.came}
        </text>
        <text x="296" y="226">
          {leaves.works}
        </text>
      </g>
    </svg>
  )
}

function Leaf({ filter }: { filter?: string }) {
  return (
    <>
      <path
        d="M150 26v168M154 28v168M30 190h124M32 194h124"
        className="fill-none stroke-green-700"
        strokeWidth="1.5"
      />
      <rect x="20" y="16" width="128" height="172" className="fill-sheet stroke-green-800" strokeWidth="2" />
      <g className="fill-none stroke-green-800" {...(filter && { filter })}>
        <path strokeWidth="7" d="M34 36h52" />
        <path strokeWidth="2.5" d={lines} />
        <path strokeWidth="1.5" d="M34 52h58v18H34z" />
        <path strokeWidth="3" d="M41 61h8m4 0h8m4 0h8m4 0h8" />
      </g>
    </>
  )
}
