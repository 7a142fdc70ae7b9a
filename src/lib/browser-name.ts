const browsers = ['Edg', 'OPR', 'Firefox', 'Chrome', 'Safari'] as const
const systems = ['Android', 'iPhone', 'iPad', 'Windows', 'Mac OS', 'Linux'] as const
const spoken: Record<string, string> = { Edg: 'Edge', OPR: 'Opera', 'Mac OS': 'Mac' }

/** Enough to recognize your own devices. Order matters: most browsers also claim to be Safari. */
export function nameBrowser(userAgent: string | null): string {
  const find = (names: readonly string[]) => names.find((name) => userAgent?.includes(name))
  const browser = find(browsers)
  const system = find(systems)
  if (!browser && !system) return 'Unknown browser'
  const say = (name: string) => spoken[name] ?? name
  return [browser ? say(browser) : 'A browser', system && `on ${say(system)}`].filter(Boolean).join(' ')
}
