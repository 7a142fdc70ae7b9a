/** Parses CSV per RFC 4180, and rejects anything else. */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = [[]]
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/y
  while (cell.lastIndex < text.length) {
    const at = cell.lastIndex
    const found = cell.exec(text)
    if (!found) throw new Error(`not a CSV at ${at}: ${text.slice(at, at + 40)}`)
    const [, quoted, plain = '', end] = found
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain)
    if (end?.endsWith('\n')) rows.push([])
  }
  if (rows.at(-1)?.length === 0) rows.pop()
  return rows
}
