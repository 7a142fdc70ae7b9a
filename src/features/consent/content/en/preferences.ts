import type { CookieCategory } from '../../schema.ts'

type Category = { label: string; description: string }

const categories: Record<CookieCategory, Category> = {
  necessary: {
    label: 'Necessary',
    description: 'Remembers this choice and keeps forms working. Always on: the site can’t work without it.',
  },
  analytics: {
    label: 'Analytics',
    description:
      'Counts page views with Google Analytics, so we learn which pages help. Never on the application, upload or staff pages.',
  },
  marketing: {
    label: 'Marketing',
    description: 'Would measure advertising. We load nothing of this kind today.',
  },
  functional: {
    label: 'Functional',
    description: 'Would remember conveniences such as a language. We keep nothing of this kind today.',
  },
}

/** Not in content.ts, so that they load with the dialog. */
export const en = {
  title: 'Cookie preferences',
  lead: 'Choose what this browser can keep for us. “Cookie settings” at the bottom of every page brings you back here.',
  signal:
    'Your browser sends the Global Privacy Control signal. We honor it: analytics and marketing stay off, no matter what else you choose here.',
  signalOffered: 'We honor the Global Privacy Control signal: we don’t measure a browser that sends it.',
  policy: 'Read the cookie policy',
  categories,
}
