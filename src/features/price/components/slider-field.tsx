import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react'
import { railEnd, type SliderScale, stepByKey, valueAt } from '#lib/price/slider.ts'
import { NumberRow, type NumberRowProps } from './number-row.tsx'

type SliderFieldProps = Omit<NumberRowProps, 'min' | 'max'> & {
  scale: SliderScale
  /** The latest choice, drawn or not: keys can repeat faster than frames come. */
  readLatest: () => number
  spoken: string
  marks: readonly { value: number; label: string }[]
}

/** Slide or type. Typing can name values between the slider's stops. */
export function SliderField({ scale, readLatest, spoken, marks, ...row }: SliderFieldProps) {
  const { value, label, onChange } = row
  const slider = useRef<HTMLInputElement>(null)
  const position = scale.positionOf(value)

  const takeOver = useEffectEvent(() => {
    if (slider.current && Number(slider.current.value) !== position) slide()
  })
  // The reader may have moved it before the scripts came.
  useEffect(() => takeOver(), [])
  useEffect(() => {
    if (slider.current) slider.current.value = String(position)
  }, [position])

  /** The thumb moves at once; the rest follows with the next frame. */
  const show = (next: number) => {
    if (slider.current) slider.current.value = String(scale.positionOf(next))
    if (next !== readLatest()) onChange(next)
  }
  const slide = () => show(valueAt(scale, Number(slider.current?.value)))
  const press = (event: KeyboardEvent) => {
    const next = stepByKey(scale, readLatest(), event.key)
    if (next === undefined) return
    event.preventDefault()
    show(next)
  }
  return (
    <div className="pt-3">
      <NumberRow {...row} min={scale.stops[0] ?? value} max={scale.stops.at(-1) ?? value} />
      <div className="rail noscript:hidden print:hidden">
        <svg aria-hidden="true" focusable="false">
          <line x2="100%" y1="14" y2="14" stroke="currentColor" />
          <line x2={placeOn(position)} y1="14" y2="14" className="rail-run" />
          {marks.map((mark) => {
            const at = scale.positionOf(mark.value)
            return (
              <g key={mark.value}>
                <line x1={placeOn(at)} x2={placeOn(at)} y1="18" y2="25" stroke="currentColor" />
                <text x={placeOn(at)} y="42" {...anchorAt(at)}>
                  {mark.label}
                </text>
              </g>
            )
          })}
        </svg>
        <input
          ref={slider}
          type="range"
          min="0"
          max={railEnd}
          defaultValue={position}
          aria-label={label}
          aria-valuetext={spoken}
          onInput={slide}
          onKeyDown={press}
        />
      </div>
    </div>
  )
}

const placeOn = (position: number) => `${(100 * position) / railEnd}%`

function anchorAt(position: number) {
  if (position === 0) return { dx: -14 }
  return position === railEnd ? { dx: 14, textAnchor: 'end' as const } : { textAnchor: 'middle' as const }
}
