/**
 * Lets faces with rare letters arrive late. Normally a face counts only if it is there at the first paint, so that
 * nothing moves (docs/decisions/077). A face still unloaded at hydration serves names that are typed or fetched later,
 * and would never show under that rule.
 */
export function admitLateFaces() {
  for (const face of document.fonts) if (face.status === 'unloaded') face.display = 'swap'
}
