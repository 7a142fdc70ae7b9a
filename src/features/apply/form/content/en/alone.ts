import type { DeviceOwner } from '#lib/browser-store/own-device.ts'

type Device = 'phone' | 'computer'

export const en = {
  skip: 'Skip to main content',
  home: 'Home',
  call: (phone: string) => `Call ${phone}`,
  head: {
    nothing: 'Nothing’s kept yet',
    saving: 'Saving…',
    saved: (device: Device, time: string) => `Saved on this ${device}, ${time}`,
    shared: 'Not kept here: shared device',
    offline: 'Offline. Your answers are safe here.',
    offlineUnkept: 'Offline. Don’t close the page.',
    unkept: 'This browser won’t keep answers. Don’t close the page.',
    sent: (device: Device) => `Sent. Your answers aren’t on this ${device} anymore.`,
    sentShared: 'Sent. When you’re done, close the browser.',
  },
  device: {
    step: 'Before the first question',
    title: 'Is this your own device?',
    lead: 'We ask once. It decides where your answers are kept until you send them.',
    answers: {
      own: {
        label: 'Yes, it’s mine',
        help: 'We keep your answers in this browser for 7 days, so you can stop and come back.',
      },
      shared: {
        label: 'No, it’s shared',
        help: 'Nothing stays here. When you close the page, your answers are gone.',
      },
    } satisfies Record<DeviceOwner, { label: string; help: string }>,
    default: 'If you don’t choose, we’ll treat it as shared.',
    nothingSent:
      'Either way, we get nothing until you press Submit Application in the last step. Started on another device? Open the link it shows you.',
    help: 'Before you take our money: free help first',
    go: 'Continue',
  },
  step: (step: number, of: number, title: string) => `Step ${step} of ${of}: ${title}`,
  questions: {
    plaintiff: {
      personal: 'Who are you?',
      case: 'What happened?',
      medical: 'How were you hurt?',
      review: 'Is everything right?',
    } as Record<string, string>,
    attorney: {
      attorney: 'Who’s applying?',
      client: 'Who’s your client?',
      strength: 'How strong is the case?',
      review: 'Is everything right?',
    } as Record<string, string>,
  },
  back: 'Welcome back. Your answers are here, just as you left them.',
  opening: 'Opening your answers…',
  uncheckable: 'We can’t check your answers without a connection. They’re still here. Try again in a moment.',
  unopened: 'We couldn’t load the next part. Check your connection and reload the page.',
  withoutScripts: {
    title: 'Apply by phone',
    text: 'This form needs JavaScript to send your answers, and it’s turned off in this browser. Turn it on and reload, or call us: we’ll take your application over the phone, with these same questions.',
  },
}
