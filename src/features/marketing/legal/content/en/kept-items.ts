const away = 'If you leave the page on a device you didn’t call your own, at most 15 minutes after that'

/** By the ids of `keptItems`. One that has no name in the browser has one here. */
export const en = {
  flag: {
    where: 'Local storage, ours',
    purpose: 'Whether you allowed anything optional: true or false.',
    kept: 'until you delete it',
  },
  preferences: {
    where: 'Local storage, ours',
    purpose: 'Which of the four kinds you allowed.',
    kept: 'until you delete it',
  },
  scroll: {
    where: 'Session storage, ours',
    purpose: 'How far you had scrolled, so Back takes you there.',
    kept: 'until you close the tab',
  },
  device: {
    where: 'Local storage, ours',
    purpose:
      'That you told us this device is your own. If you say it’s shared, we store nothing, not even that.',
    kept: 'until you delete it',
  },
  draft: {
    where: 'Local storage, ours',
    purpose:
      'What you typed into an application that you haven’t sent yet, encrypted. It doesn’t leave your device unless you choose “Continue on another device”, and then only in a form that we can’t read.',
    kept: 'until you send it or start over, at most 7 days after your last change. Only if you said the device is your own',
  },
  sent: {
    where: 'Local storage, ours',
    purpose:
      'The number of the application you sent, your first name and the names of its documents, encrypted, so that you can add more.',
    kept: 'a day. Only if you said the device is your own',
  },
  keys: {
    where: 'IndexedDB, ours',
    purpose:
      'The keys to what is encrypted here. The browser uses them for this site and shows them to no script.',
    kept: 'as long as what they open, and never longer than 7 days after you last typed',
  },
  reference: {
    where: 'Session storage, ours',
    purpose: 'The reference number of the application you sent, for the thank-you page.',
    kept: 'until you close the tab. Only if you said the device is your own',
  },
  case: {
    where: 'Cookies, ours',
    purpose:
      'Opens your case page in this browser, after you applied here or typed the code we mailed you. The second one only says that there is one.',
    kept: 'on your own device, 30 days; otherwise until you close the browser. “Not you?” on our home page removes both',
  },
  firm: {
    where: 'Cookie, ours',
    purpose:
      'For law firms: keeps you signed in to your clients’ page, after you typed the code we mailed you.',
    kept: 'on your own computer, 30 days; otherwise until you close the browser. “Sign out” removes it',
  },
  contact: {
    where: 'Session storage, ours',
    purpose: 'What you typed into the contact form and haven’t sent yet, encrypted.',
    kept: `until you send it or close the tab. ${away}`,
  },
  message: {
    where: 'Session storage, ours',
    purpose: 'A message you’re writing to us on your case page and haven’t sent yet, encrypted.',
    kept: `until you send it or close the tab. ${away}`,
  },
  papers: {
    where: 'Database of the browser and local storage, ours',
    purpose:
      'Pages you photographed for us and haven’t sent yet, encrypted, and a note of how many there are. Only if you said the device is your own.',
    kept: 'until you send or delete them, 7 days at most',
  },
  staff: {
    where: 'Cookie, ours',
    purpose: 'Keeps our staff signed in under /admin. Visitors never get it.',
    kept: 'until they sign out or it expires',
    name: 'Staff session',
  },
  phone: {
    where: 'Session storage, ours',
    purpose:
      'What our staff typed while somebody applies by phone, encrypted, in their own browser. Visitors never get it.',
    kept: 'until they send it or close the tab.',
  },
  analytics: {
    where: 'Cookies of Google Analytics',
    purpose: 'A random number that tells one browser from another, to count visits. Only after you agree.',
    kept: '13 months, or until you withdraw consent',
  },
}
