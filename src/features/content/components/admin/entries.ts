export function readEntries(json: string): Record<string, unknown>[] | undefined {
  try {
    const list: unknown = JSON.parse(json)
    return Array.isArray(list) && list.every(isRecord) ? list : undefined
  } catch {
    return undefined
  }
}

export const writeEntries = (entries: readonly object[]): string => JSON.stringify(entries, null, 2)

/** "question-7", or the next number that is free. */
export function nextId(kind: string, others: readonly { id: string }[]): string {
  const ids = new Set(others.map(({ id }) => id))
  let number = others.length + 1
  while (ids.has(`${kind}-${number}`)) number++
  return `${kind}-${number}`
}

/** Takes all fields as they were typed, unchecked. */
export const toDraft = <Shape extends object>(
  { shape }: { shape: Shape },
  entry: Record<string, unknown>,
): Record<keyof Shape & string, string> =>
  Object.fromEntries(Object.keys(shape).map((name) => [name, toText(entry[name])])) as Record<
    keyof Shape & string,
    string
  >

export const toText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
