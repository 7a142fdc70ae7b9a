/**
 * Lets faces with rare letters arrive late. Normally a face counts only at the first paint, so that nothing
 * moves (docs/decisions/077). A face still unloaded at hydration serves names that come later, and would
 * never show.
 */
export function admitLateFaces() {
  for (const face of document.fonts) if (face.status === 'unloaded') face.display = 'swap'
}
