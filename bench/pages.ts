import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { waitUntilIdle } from '../tests/support/memory.ts'
import { asDeployed, deployedEnvironment } from '../tests/support/node-flags.ts'

/**
 * Requests a second for `/` from the page cache on one core, compared with nginx on that core for the same
 * bytes and headers. Both take turns in one run, because machines are noisy; the ratio of the medians counts.
 * Needs nginx, wrk and taskset.
 */
const minRatio = { br: 0.5, identity: 0.35 }
const rounds = 5
const seconds = 4
const [serverCore, loadCore] = ['0', '1']
const site = 'http://127.0.0.1:4310'
const nginx = 'http://127.0.0.1:4311'

const folder = mkdtempSync(join(tmpdir(), 'bench-pages-'))
// nginx drops root's rights before it reads.
chmodSync(folder, 0o755)
const processes: ChildProcess[] = []
try {
  const server = start('node', [...asDeployed, 'build/server/index.js'], {
    ...deployedEnvironment,
    NODE_ENV: 'production',
    PORT: '4310',
    DATA_DIR: join(folder, 'data'),
    LOG_LEVEL: 'warn',
  })
  await waitForAnswer(`${site}/`)
  // Rendering the other pages would use the measured core.
  await waitUntilIdle(server.pid ?? 0)
  let passed = true
  for (const encoding of ['br', 'identity'] as const) {
    const page = await readSettledPage(encoding)
    const stop = await startNginx(page)
    const ours: number[] = []
    const theirs: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      ours.push(measureRequestsPerSecond(`${site}/`, encoding))
      theirs.push(measureRequestsPerSecond(`${nginx}/`, encoding))
    }
    stop()
    const ratio = median(ours) / median(theirs)
    passed &&= ratio >= minRatio[encoding]
    console.log(
      `${encoding.padEnd(8)} ${page.body.length} bytes: ${Math.round(median(ours))} req/s, ` +
        `nginx ${Math.round(median(theirs))} req/s, ratio ${ratio.toFixed(2)} (asked for: ${minRatio[encoding]})`,
    )
  }
  process.exitCode = passed ? 0 : 1
} finally {
  for (const child of processes) child.kill('SIGTERM')
  rmSync(folder, { recursive: true, force: true })
}

type Page = { headers: Headers; body: Buffer }

function start(command: string, args: string[], env: Record<string, string> = {}): ChildProcess {
  const child = spawn('taskset', ['-c', serverCore, command, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  processes.push(child)
  return child
}

async function waitForAnswer(url: string) {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    if (
      await fetch(url).then(
        (response) => response.ok,
        () => false,
      )
    )
      return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`${url} does not answer`)
}

/** The bytes on the wire, once the best compression has replaced the quick one. */
async function readSettledPage(encoding: string): Promise<Page> {
  let last = -1
  for (;;) {
    const head = execFileSync('curl', [
      '-s',
      '-o',
      join(folder, 'page'),
      '-D',
      '-',
      '-H',
      `accept-encoding: ${encoding}`,
      `${site}/`,
    ])
    const lines = head.toString().split('\r\n').slice(1).filter(Boolean)
    const headers = new Headers(lines.map((line) => line.split(/: (.*)/, 2) as [string, string]))
    const length = Number(headers.get('content-length'))
    if (length === last) {
      return { headers, body: readFileSync(join(folder, 'page')) }
    }
    last = length
    await new Promise((resolve) => setTimeout(resolve, 1000))
  }
}

async function startNginx({ headers, body }: Page) {
  const root = join(folder, 'nginx')
  mkdirSync(root, { recursive: true })
  writeFileSync(join(root, 'page'), body)
  const own = new Set([
    'date',
    'connection',
    'keep-alive',
    'content-length',
    'content-type',
    'etag',
    'cache-control',
  ])
  const added = [...headers]
    .filter(([name]) => !own.has(name))
    .map(([name, value]) => `add_header ${name} "${value}";`)
  writeFileSync(
    join(root, 'nginx.conf'),
    `daemon off; worker_processes 1; pid ${root}/pid; error_log stderr error;
     events { worker_connections 1024; }
     http {
       access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; open_file_cache max=100;
       default_type "${headers.get('content-type')}";
       client_body_temp_path ${root}/a; proxy_temp_path ${root}/b; fastcgi_temp_path ${root}/c; uwsgi_temp_path ${root}/d; scgi_temp_path ${root}/e;
       server { listen 127.0.0.1:4311; root ${root}; ${added.join(' ')} location = / { try_files /page =404; } }
     }`,
  )
  const child = start('nginx', ['-p', root, '-c', join(root, 'nginx.conf'), '-e', 'stderr'])
  await waitForAnswer(`${nginx}/`)
  return () => child.kill('SIGTERM')
}

function measureRequestsPerSecond(url: string, encoding: string): number {
  const report = execFileSync('taskset', [
    '-c',
    loadCore,
    'wrk',
    '-t1',
    '-c32',
    `-d${seconds}s`,
    '-H',
    `accept-encoding: ${encoding}`,
    url,
  ]).toString()
  if (/Non-2xx/.test(report)) throw new Error(`${url} refused requests:\n${report}`)
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(report)?.[1])
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
