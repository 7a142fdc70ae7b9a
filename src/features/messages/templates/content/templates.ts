import type { ApplicationStatus } from '#domain/application-status.ts'
import { concession } from '#site/content/en/promise.ts'

type OwnTemplate = {
  id: string
  party: 'applicant' | 'firm' | 'anyone'
  statuses: readonly ApplicationStatus[]
  name: string
  subject: string
  body: string
}

/** The owner changes them in the settings. Below every mail stand the link to their page and how to answer. */
export const ownTemplates: readonly OwnTemplate[] = [
  {
    id: '6d1f0a10-0001-4000-8000-000000000001',
    party: 'applicant',
    statuses: ['received', 'in-review', 'documents-needed'],
    name: 'Where to send a document',
    subject: 'Where to send your documents',
    body: `Hello {name},

A picture is fine. Open your case page with the link below and choose the document: it opens your camera. Make sure all four corners are in the picture.

We still need:
{documents}

{colleague}, {phone}`,
  },
  {
    id: '6d1f0a10-0002-4000-8000-000000000002',
    party: 'applicant',
    statuses: ['received', 'in-review', 'documents-needed'],
    name: 'We have it, nothing to do today',
    subject: 'We have what you sent',
    body: `Hello {name},

Thank you. We have what you sent, and there’s nothing for you to do today. We’ll write as soon as we know more.

{colleague}, {phone}`,
  },
  {
    id: '6d1f0a10-0003-4000-8000-000000000003',
    party: 'applicant',
    statuses: ['in-review', 'documents-needed'],
    name: 'Waiting for your attorney',
    subject: 'We’re waiting for your attorney',
    body: `Hello {name},

We’ve asked your attorney for what we still need, and we’re waiting for the answer. A call from you often helps: it’s your case, and they work for you.

{colleague}, {phone}`,
  },
  {
    id: '6d1f0a10-0004-4000-8000-000000000004',
    party: 'applicant',
    statuses: ['received', 'in-review'],
    name: 'How long it takes',
    subject: 'How long it takes',
    body: `Hello {name},

Your case page shows by when you’ll hear from us. Most of the time goes by while we wait for papers, so what you send early helps most.

{colleague}, {phone}`,
  },
  {
    id: '6d1f0a10-0005-4000-8000-000000000005',
    party: 'anyone',
    statuses: [],
    name: 'We tried to call you',
    subject: 'We tried to call you',
    body: `Hello {name},

We called and couldn’t reach you. When is a good time? Call us at {phone} and give the reference {reference}, or write back on your page.

{colleague}`,
  },
  {
    id: '6d1f0a10-0006-4000-8000-000000000006',
    party: 'applicant',
    statuses: ['approved'],
    name: 'Questions about the offer',
    subject: 'About your offer',
    body: `Hello {name},

Our offer of {amount} is on your case page, with what you’d owe after 6, 12, 24 and 36 months. If you lose your case, you owe nothing. ${concession} Take your time, and go through it with your attorney. If you can wait for your settlement, wait.

{colleague}, {phone}`,
  },
  {
    id: '6d1f0a10-0007-4000-8000-000000000007',
    party: 'firm',
    statuses: ['received', 'in-review', 'documents-needed'],
    name: 'Ask the firm for documents',
    subject: '{count} for your client',
    body: `Dear {name},

To decide on your client’s application, we still need:
{documents}

You can send them with the link below, without an account.

{colleague}, {phone}`,
  },
  {
    id: '6d1f0a10-0008-4000-8000-000000000008',
    party: 'firm',
    statuses: ['in-review', 'approved', 'funded'],
    name: 'Where does the case stand?',
    subject: 'Where does the case stand?',
    body: `Dear {name},

Could you tell us in a line or two where your client’s case stands, and when you expect the next step? Your page is linked below.

{colleague}, {phone}`,
  },
]
