export type HeaderMap = Record<string, string>

const yearInSeconds = 31_536_000

/** Every answer carries these, errors included. Each page adds its policy for scripts. */
export function makeSecurityHeaders(publicUrl: string, uploadOrigin?: string): HeaderMap {
  const https = publicUrl.startsWith('https:')
  return {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': writePermissions('()'),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'content-security-policy': writeContentSecurityPolicy({ https, uploadOrigin }),
    ...(https && { 'strict-transport-security': `max-age=${2 * yearInSeconds}; includeSubDomains; preload` }),
  }
}

const writePermissions = (camera: '()' | '(self)') =>
  `camera=${camera}, microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()`

/** For the pages on which people photograph papers. */
export const cameraPermissions = writePermissions('(self)')

export type PolicyOptions = {
  https: boolean
  scriptHashes?: string[]
  /** The page may count the visits of visitors who agree. */
  analytics?: boolean
  /** Other hosts of the page's pictures. */
  pictureOrigins?: string[]
  /** Vite injects styles and talks over a socket, in development only. */
  development?: boolean
  /** Where browsers send files, if not to this server. */
  uploadOrigin?: string | undefined
  /** The page frames another of ours. */
  frames?: boolean
}

/** Google Analytics 4 needs these: https://developers.google.com/tag-platform/security/guides/csp */
const tagManager = 'https://www.googletagmanager.com'
const collectors = [tagManager, 'https://*.google-analytics.com', 'https://*.analytics.google.com']

export function writeContentSecurityPolicy(options: PolicyOptions): string {
  const {
    https,
    scriptHashes = [],
    analytics,
    pictureOrigins = [],
    development,
    uploadOrigin,
    frames,
  } = options
  const self = "'self'"
  const uploads = uploadOrigin ? [uploadOrigin] : []
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': [
      self,
      ...(analytics ? [tagManager] : []),
      ...scriptHashes.map((hash) => `'sha256-${hash}'`),
    ],
    'style-src': development ? [self, "'unsafe-inline'"] : [self],
    'img-src': [self, ...pictureOrigins, ...(analytics ? collectors : [])],
    'font-src': [self],
    ...(frames && { 'frame-src': [self] }),
    'connect-src': [self, ...uploads, ...(analytics ? collectors : []), ...(development ? ['ws:'] : [])],
    'manifest-src': [self],
    'form-action': [self, ...uploads],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
    ...(https && { 'upgrade-insecure-requests': [] }),
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}
