/** A desktop is as wide as the pane allows at 62 %. */
export const previewSizes = [
  { value: 'desktop', label: 'Desktop', width: 1280, largest: 0.62 },
  { value: 'tablet', label: 'Tablet', width: 768, largest: 0.8 },
  { value: 'phone', label: 'Phone', width: 390, largest: 1 },
] as const

export type PreviewSize = (typeof previewSizes)[number]['value']

export const nextSize = (size: PreviewSize): PreviewSize => {
  const place = previewSizes.findIndex(({ value }) => value === size)
  return previewSizes[(place + 1) % previewSizes.length]?.value ?? 'desktop'
}

export function fitPage(size: PreviewSize, room: number): { width: number; scale: number } {
  const { width, largest } = previewSizes.find(({ value }) => value === size) ?? previewSizes[0]
  const drawn = size === 'desktop' ? Math.max(width, Math.round(room / largest)) : width
  return { width: drawn, scale: Math.min(largest, room / drawn) }
}
