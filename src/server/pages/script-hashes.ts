import { createHash } from 'node:crypto'

const scriptElement = /<script\b([^>]*)>([\s\S]*?)<\/script>/g

/** Only scripts that our renderer marked with the nonce. Edited content has no mark, so it can't run. */
export function takeScriptHashes(html: string, nonce: string): { html: string; hashes: string[] } {
  const mark = ` nonce="${nonce}"`
  const hashes = new Set<string>()
  const unmarked = html.replaceAll(scriptElement, (element, attributes: string, source: string) => {
    if (!attributes.includes(mark)) return element
    if (source) hashes.add(hashScript(source))
    return element.replace(mark, '')
  })
  return { html: unmarked.replaceAll(mark, ''), hashes: [...hashes] }
}

export const hashScript = (source: string) => createHash('sha256').update(source).digest('base64')
