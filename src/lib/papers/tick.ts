/** Drawn on a field of 100, in both faces. */
export const tickPath = 'M22 52L31 45L43 60L70 20L80 26L45 78z'
