import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync } from 'node:fs'
import { delimiter, join } from 'node:path'

type Tool = {
  name: string
  debianPackages: string[]
  isHere: () => boolean
  /** Large, and needed by proofs alone. */
  onlyByName?: true
}

const isOnPath = (...names: string[]) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .some((folder) => names.some((name) => existsSync(join(folder, name))))

/**
 * Where Debian and others put a Chromium; CHROMIUM_PATH names another. The one without a window comes first: without
 * a graphics card it opens a page in a third of the time the whole browser takes.
 */
export const findChromium = (): string | undefined =>
  [
    process.env.CHROMIUM_PATH ?? '',
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ].find((path) => path && existsSync(path))

/** Debian keeps daemons where not every PATH looks. */
export const findClamd = (): string | undefined =>
  [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
    .map((folder) => join(folder, 'clamd'))
    .find((path) => existsSync(path))

/** Loaded into a process, it gives it a clock of its own. */
export const findFakeClock = (): string | undefined => globSync('/usr/lib/*/faketime/libfaketime.so.1')[0]

export const proxy = 'nginx'
export const fakeClock = 'a clock that jumps (libfaketime)'
export const otherBrowsers = 'WebKit and Firefox'
export const spreadsheets = 'LibreOffice Calc'

const tools: Tool[] = [
  {
    name: 'Chromium',
    debianPackages: ['chromium-headless-shell'],
    isHere: () => findChromium() !== undefined,
  },
  {
    name: 'PostgreSQL',
    debianPackages: ['postgresql'],
    isHere: () => isOnPath('initdb') || globSync('/usr/lib/postgresql/*/bin/initdb').length > 0,
  },
  {
    name: 'judges of PDFs (qpdf, poppler, MuPDF)',
    debianPackages: ['qpdf', 'poppler-utils', 'mupdf-tools'],
    isHere: () => ['qpdf', 'pdftotext', 'mutool'].every((name) => isOnPath(name)),
  },
  { name: 'strace', debianPackages: ['strace'], isHere: () => isOnPath('strace') },
  {
    name: spreadsheets,
    debianPackages: ['libreoffice-calc-nogui'],
    isHere: () => isOnPath('soffice'),
    onlyByName: true,
  },
  {
    name: 'an S3 server (Ceph)',
    debianPackages: ['ceph-mon', 'ceph-osd', 'radosgw', 'ceph-common'],
    isHere: () =>
      ['ceph-mon', 'ceph-osd', 'radosgw', 'radosgw-admin', 'ceph'].every((name) => isOnPath(name)),
  },
  {
    name: 'a virus scanner (clamd)',
    debianPackages: ['clamav-daemon'],
    isHere: () => findClamd() !== undefined,
  },
  {
    name: proxy,
    debianPackages: ['nginx-light'],
    isHere: () => isOnPath('nginx') || existsSync('/usr/sbin/nginx'),
    onlyByName: true,
  },
  {
    name: fakeClock,
    debianPackages: ['libfaketime'],
    isHere: () => findFakeClock() !== undefined,
    onlyByName: true,
  },
  {
    name: otherBrowsers,
    debianPackages: ['webkit2gtk-driver', 'firefox-esr', 'xvfb'],
    isHere: () => ['WebKitWebDriver', 'firefox-esr', 'xvfb-run'].every((name) => isOnPath(name)),
    onlyByName: true,
  },
]

/**
 * The tests use real services. What is missing is installed where apt may, and named where it may not. Answers what went
 * wrong, if anything.
 */
export async function provideTestTools(wanted?: readonly string[]): Promise<string | undefined> {
  const missing = tools.filter((tool) => (wanted?.includes(tool.name) ?? !tool.onlyByName) && !tool.isHere())
  if (missing.length === 0) return
  const packages = missing.flatMap((tool) => tool.debianPackages)
  if (process.getuid?.() === 0 && isOnPath('apt-get')) {
    console.log(`Installing ${packages.join(', ')}`)
    if ((await apt('update')) && (await apt('install', '-y', '--no-install-recommends', ...packages))) return
  }
  const names = missing.map((tool) => tool.name).join(', ')
  return `The tests need ${names}. On Debian or Ubuntu: apt-get install ${packages.join(' ')}`
}

async function apt(...args: string[]): Promise<boolean> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  // Test tools need not survive a power cut while they are unpacked.
  const options = ['-o', 'Dpkg::Options::=--force-unsafe-io']
  const [status] = await once(spawn('apt-get', [...options, ...args], { stdio: 'ignore', env }), 'exit')
  return status === 0
}
