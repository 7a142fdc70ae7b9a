/**
 * Turns "5550147733" and "1 555 014 7733" into "(555) 014-7733" when the field loses focus. Leaves anything with more
 * or fewer digits, an extension or letters as typed.
 */
export function formatPhone(typed: string): string {
  if (/[^\d\s().+-]/.test(typed)) return typed
  const digits = typed.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
  return digits.length === 10 ? `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}` : typed
}
