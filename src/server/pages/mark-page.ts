/**
 * Marks a page before it is painted, by what only its browser knows. The script comes before the stylesheet: behind it, it
 * would wait until that is there, and the rest of the page with it.
 */
export function markPage(html: string, mark: { name: string; condition: string; nonce: string }): string {
  const script = `${mark.condition}&&document.documentElement.setAttribute('${mark.name}','')`
  // The charset has to be in the first kilobyte.
  return html.replace(
    /<head>(<meta charset[^>]*>)?/i,
    (start) => `${start}<script nonce="${mark.nonce}">${script}</script>`,
  )
}
