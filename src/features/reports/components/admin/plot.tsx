import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'

/** Measures the drawing so that letters keep their size on any screen. */
function useWidth() {
  const frame = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    if (!frame.current) return
    const observer = new ResizeObserver(([entry]) => setWidth(Math.round(entry?.contentRect.width ?? 0)))
    observer.observe(frame.current)
    return () => observer.disconnect()
  }, [])
  return { frame, width }
}

export type PlotBar = {
  value: string
  label: string
  /** For screen readers and tooltips. */
  words: string
}

/** All bars are one stop of the Tab key; arrows move among them. */
export function useBarKeys(
  values: readonly string[],
  {
    chosen,
    onChoose,
    onOpen,
  }: { chosen: string | undefined; onChoose: (value: string) => void; onOpen: () => void },
) {
  const id = useId()
  const stop = chosen !== undefined && values.includes(chosen) ? chosen : values.at(-1)
  const handleKey = (event: KeyboardEvent, value: string) => {
    const place = values.indexOf(value)
    const target = {
      ArrowLeft: place - 1,
      ArrowUp: place - 1,
      ArrowRight: place + 1,
      ArrowDown: place + 1,
      Home: 0,
      End: values.length - 1,
    }[event.key]
    const next = target === undefined ? undefined : values[target]
    if (event.key === 'Enter') onOpen()
    else if (event.key === ' ') onChoose(value)
    else if (next !== undefined) {
      onChoose(next)
      document.getElementById(`${id}${next}`)?.focus()
    } else return
    event.preventDefault()
  }
  return (value: string) => ({
    id: `${id}${value}`,
    role: 'button' as const,
    tabIndex: value === stop ? 0 : -1,
    'aria-pressed': value === chosen,
    onClick: () => onChoose(value),
    onKeyDown: (event: KeyboardEvent) => handleKey(event, value),
  })
}

const margin = { left: 40, right: 4, top: 14, bottom: 22 }
const height = 190

type PlotProps = {
  label: string
  bars: readonly PlotBar[]
  chosen: string | undefined
  onChoose: (value: string) => void
  onOpen: () => void
  range: readonly [low: number, high: number]
  ticks: readonly { at: number; label: string }[]
  draw: (
    value: string,
    at: { x: number; width: number; center: number; y: (value: number) => number },
  ) => ReactNode
  ground?: (at: {
    left: number
    right: number
    y: (value: number) => number
    xOf: (place: number) => number
  }) => ReactNode
}

export function Plot({
  label,
  bars,
  chosen,
  onChoose,
  onOpen,
  range: [low, high],
  ticks,
  draw,
  ground,
}: PlotProps) {
  const { frame, width } = useWidth()
  const barOf = useBarKeys(
    bars.map(({ value }) => value),
    { chosen, onChoose, onOpen },
  )
  const right = width - margin.right
  const bottom = height - margin.bottom
  const step = Math.max(0, right - margin.left) / Math.max(1, bars.length)
  const y = (value: number) => bottom - ((value - low) / (high - low || 1)) * (bottom - margin.top)
  const xOf = (place: number) => margin.left + (place + 0.5) * step
  const every = Math.max(1, Math.ceil(64 / Math.max(1, step)))
  return (
    <div ref={frame} className="figure-plot">
      {width > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be drawn in.
        <svg width={width} height={height} role="group" aria-label={label}>
          {ticks.map(({ at, label: words }) => (
            <g key={at}>
              <path d={`M${margin.left} ${y(at)}H${right}`} className="figure-grid" />
              <text x={margin.left - 6} y={y(at) + 4} textAnchor="end">
                {words}
              </text>
            </g>
          ))}
          {ground?.({ left: margin.left, right, y, xOf })}
          {bars.map(({ value, words }, place) => {
            const x = margin.left + place * step
            const inner = Math.min(step * 0.76, 40)
            return (
              <g key={value} {...barOf(value)} aria-label={words} className="figure-bar">
                <title>{words}</title>
                <rect
                  x={x}
                  y={margin.top - 8}
                  width={step}
                  height={bottom - margin.top + 8}
                  className="figure-hit"
                />
                {draw(value, { x: xOf(place) - inner / 2, width: inner, center: xOf(place), y })}
                <rect
                  x={xOf(place) - inner / 2 - 3}
                  y={margin.top - 8}
                  width={inner + 6}
                  height={bottom - margin.top + 11}
                  className="figure-ring"
                />
              </g>
            )
          })}
          <path d={`M${margin.left} ${low < 0 ? y(0) : bottom}H${right}`} className="figure-axis" />
          <g>
            {bars.map(({ value, label: words }, place) =>
              (bars.length - 1 - place) % every === 0 ? (
                <text
                  key={value}
                  x={xOf(place)}
                  y={height - 6}
                  textAnchor={place === bars.length - 1 && every > 1 ? 'end' : 'middle'}
                  dx={place === bars.length - 1 && every > 1 ? step / 2 : 0}
                  className={value === chosen ? 'figure-chosen-label' : undefined}
                >
                  {words}
                </text>
              ) : null,
            )}
          </g>
        </svg>
      )}
    </div>
  )
}

export function listTicks(most: number): number[] {
  if (most <= 0) return [1]
  const rough = most / 2
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = ([5, 2, 1].find((one) => one * power <= rough) ?? 1) * power
  const whole = most < 1 ? step : Math.max(1, step)
  return Array.from({ length: Math.floor(most / whole) }, (_, place) => (place + 1) * whole).slice(0, 4)
}
