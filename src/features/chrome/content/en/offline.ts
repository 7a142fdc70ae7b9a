/** Part of every page's first load: nothing can load when they're needed. */
export const en = {
  title: 'You’re offline',
  text: 'We can’t reach the site from your device. Check your Wi-Fi or signal. The page will open on its own once you’re back online.',
  retry: 'Try again',
  trying: 'Trying…',
  back: 'Go back',
}
