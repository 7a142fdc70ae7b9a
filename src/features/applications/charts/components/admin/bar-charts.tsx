import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import type { Count } from './chart-frame.tsx'

const color = 'var(--color-green-700)'
const rule = 'var(--color-line)'
const axis = { stroke: 'var(--color-ink-faint)', tick: { fill: 'var(--color-ink)', fontSize: 13 } }

export function WeekChart({ counts }: { counts: readonly Count[] }) {
  return (
    <ResponsiveContainer width="100%" height={260}>
      <BarChart data={[...counts]} margin={{ left: -12, right: 8, top: 8 }} accessibilityLayer={false}>
        <CartesianGrid vertical={false} stroke={rule} />
        <XAxis dataKey="label" {...axis} minTickGap={24} />
        <YAxis allowDecimals={false} {...axis} />
        <Tooltip cursor={{ fill: 'var(--color-green-100)' }} />
        <Bar dataKey="count" name="Applications" fill={color} isAnimationActive={false} />
      </BarChart>
    </ResponsiveContainer>
  )
}

const barHeight = 36

/** Horizontal bars: the names are too long to fit below vertical ones. */
export function KindChart({ counts }: { counts: readonly Count[] }) {
  return (
    <ResponsiveContainer width="100%" height={counts.length * barHeight + 40}>
      <BarChart
        data={[...counts]}
        layout="vertical"
        margin={{ left: 8, right: 24 }}
        accessibilityLayer={false}
      >
        <CartesianGrid horizontal={false} stroke={rule} />
        <XAxis type="number" allowDecimals={false} {...axis} />
        <YAxis type="category" dataKey="label" width={150} {...axis} />
        <Tooltip cursor={{ fill: 'var(--color-green-100)' }} />
        <Bar dataKey="count" name="Applications" fill={color} isAnimationActive={false} />
      </BarChart>
    </ResponsiveContainer>
  )
}
