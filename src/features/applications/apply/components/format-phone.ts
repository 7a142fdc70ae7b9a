/**
 * "5550147733" and "1 555 014 7733" become "(555) 014-7733" once the field is left. What has more or fewer digits, an
 * extension or letters stays as it was typed.
 */
export function formatPhone(typed: string): string {
  if (/[^\d\s().+-]/.test(typed)) return typed
  const digits = typed.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
  return digits.length === 10 ? `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}` : typed
}
