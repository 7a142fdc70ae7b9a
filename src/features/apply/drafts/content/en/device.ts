import type { DeviceOwner } from '#lib/browser-store/own-device.ts'

export const en = {
  question: 'Is this your own device?',
  answers: { own: 'Yes, it’s mine', shared: 'No, it’s shared' } satisfies Record<DeviceOwner, string>,
  kept: {
    unknown:
      'On your own device we can keep your answers for you to come back to. Otherwise they’re gone when you close the page.',
    own: 'Your answers are saved in this browser for up to 7 days, encrypted. “Start over” removes them sooner.',
    shared: 'Nothing stays here. When you close the page, your answers are gone.',
  } satisfies Record<DeviceOwner | 'unknown', string>,
}
