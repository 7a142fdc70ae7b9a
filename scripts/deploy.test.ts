import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { createTestDb } from '#db/testing.ts'
import { readConfig, settingNames } from '#lib/config.ts'
import { buildTestApp } from '#server/testing.ts'
import { asDeployed, deployedEnvironment } from '../tests/support/node-flags.ts'

/** No container engine runs here, so these tests compare deploy/ with the program by reading it. */
const read = (file: string) => readFileSync(`deploy/${file}`, 'utf8')

type Compose = { services: Record<string, { environment?: Record<string, string> }> }
type Rules = { groups: { rules: { alert: string; expr: string }[] }[] }
type Dashboard = { panels: { title: string; targets: { expr: string }[] }[] }

const compose: Compose = parse(read('compose.yaml'), { merge: true })
const rules = (parse(read('watch/alerts.yml')) as Rules).groups.flatMap((group) => group.rules)
const dashboard: Dashboard = JSON.parse(read('watch/dashboard.json'))
const queries = [
  ...rules.map(({ expr }) => expr),
  ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
]

/** As deploy/prepare.sh writes .env. */
const prepared: Record<string, string> = Object.fromEntries(
  [...read('prepare.sh').matchAll(/^([A-Z_]+)=(.+)$/gm)].map(([, name = '', value = '']) => [
    name,
    value.startsWith('$') ? 'a'.repeat(64) : value,
  ]),
)

/** As Compose fills in `${NAME:?why}` and `${NAME:-default}`. */
const fillIn = (text: string) =>
  text.replaceAll(
    /\$\{([A-Z_]+)(?::([?-])([^}]*))?\}/g,
    (_all, name: string, kind?: string, rest?: string) => {
      const value = prepared[name]
      if (value === undefined && kind !== '-') throw new Error(`${name} is not made by prepare.sh`)
      return value ?? rest ?? ''
    },
  )

/** Node's and its library's own. */
const foreign = new Set(['NODE_ENV', 'NODE_EXTRA_CA_CERTS', 'MALLOC_ARENA_MAX'])
const unknownOf = (names: string[]) =>
  names.filter((name) => !foreign.has(name) && !settingNames.includes(name))

describe('the files of deploy/', () => {
  test.each(['app-a', 'app-b'])('start %s with settings that the program takes', (name) => {
    const given = compose.services[name]?.environment ?? {}
    expect(unknownOf(Object.keys(given))).toEqual([])
    const env = Object.fromEntries(Object.entries(given).map(([key, value]) => [key, fillIn(value)]))
    expect(readConfig(env)).toMatchObject({
      ok: true,
      config: { trustProxy: 1, storage: { kind: 's3' }, publicUrl: 'https://localhost:8443' },
    })
  })

  test('fill in every variable of every service', () => {
    for (const { environment = {} } of Object.values(compose.services))
      for (const value of Object.values(environment)) expect(fillIn(value)).not.toContain('$')
  })

  test('name no variable in the unit or the image that the program does not read', () => {
    const lines = [
      ...read('beaconfield@.service').matchAll(/^Environment=(.+)$/gm),
      ...read('Dockerfile').matchAll(/^ENV (.+)$/gm),
    ]
    const names = lines.flatMap(([, pairs = '']) => pairs.split(' ').map((pair) => pair.split('=')[0] ?? ''))
    expect(names).toContain('DATA_DIR')
    expect(unknownOf(names)).toEqual([])
  })

  test('run Node with the flags and the memory that were measured, as npm start does', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
    const commands = [scripts.start, read('beaconfield@.service'), read('Dockerfile').replaceAll(/[",]/g, '')]
    for (const command of commands) {
      expect(command).toContain(`node ${asDeployed.join(' ')} `)
      for (const [name, value] of Object.entries(deployedEnvironment))
        expect(command).toContain(`${name}=${value}`)
    }
  })

  test('let into the image what it copies, and that is there', () => {
    const allowed = read('Dockerfile.dockerignore').match(/(?<=^!).+$/gm) ?? []
    const copied = [...read('Dockerfile').matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, names = '']) =>
      names.split(' '),
    )
    expect([...new Set(copied)].sort()).toEqual(allowed.toSorted())
    expect(allowed.filter((name) => !existsSync(name))).toEqual([])
  })

  test('watch only what the program counts, on routes that it has', async () => {
    const database = await createTestDb('embedded')
    const routes = new Set<string>()
    const app = await buildTestApp(database, { onRoute: ({ url }) => routes.add(url) })
    onTestFinished(async () => {
      await app.close()
      await database.close()
    })
    const { body } = await app.inject('/metrics')
    // `up` is Prometheus' own.
    const counted = new Set(['up'])
    for (const [, name = '', type] of body.matchAll(/^# TYPE (\S+) (\S+)$/gm))
      for (const end of type === 'histogram' ? ['_bucket', '_sum', '_count'] : ['']) counted.add(name + end)
    expect(queries.flatMap(metricsOf).filter((name) => !counted.has(name))).toEqual([])
    const watched = queries.flatMap((query) =>
      [...query.matchAll(/route!?="([^"]+)"/g)].map(([, url]) => url),
    )
    expect(watched).toContain('/api/applications')
    expect(watched.filter((url = '') => !routes.has(url))).toEqual([])
  })

  test('have words in docs/operate.md for every alert', () => {
    const told = readFileSync('docs/operate.md', 'utf8')
    expect(rules.map(({ alert }) => alert).filter((alert) => !told.includes(`\`${alert}\``))).toEqual([])
  })
})

/** The names in a query that aren't functions, groups, labels or times. */
function metricsOf(query: string): string[] {
  const bare = query.replaceAll(/\{[^}]*\}|\[[^\]]*\]|\bby \([^)]*\)/g, '')
  return bare.match(/\b[a-z_]\w*\b(?!\s*\()/g)?.filter((name) => name !== 'by') ?? []
}
