import { emailLink, paths, phoneLink } from '#site/paths.ts'
import type { Company, LegalDocument } from '../document.ts'

/** RCW 19.373.020 and Nevada SB 370 (2023) want a notice of its own. It has to stay true to what the program does. */
export const en = ({ name, email, phone }: Company): LegalDocument => ({
  updated: '2026-11-18',
  title: 'Consumer Health Data Privacy',
  description: `What ${name} asks about your health, why, who gets it, and how you take your consent back or have it deleted. The notice for Washington and Nevada, for everyone.`,
  keywords: [
    'consumer health data privacy policy',
    'My Health My Data Act',
    'RCW 19.373',
    'Nevada SB 370 health data',
  ],
  lead: `Washington (RCW 19.373, the My Health My Data Act) and Nevada (SB 370 of 2023) require a separate notice on what a company does with people’s health information. This is ours. We follow it wherever you live. The privacy policy covers everything else.`,
  inShort: [
    'We ask about your health only to look at your case, and we ask for your consent first.',
    'You can say no and still apply.',
    'We never sell it and never use it for advertising.',
    'One message is enough to take your consent back or have it deleted. It costs you nothing.',
  ],
  sections: [
    {
      id: 'what-we-collect',
      title: 'What we collect',
      body: `- **Your injuries and their treatment:** diagnosis, doctors and hospitals, medical costs, earlier injuries, whether you can work.
- **What happened to you,** as far as it says something about your body or mind.
- **Documents** that you, your attorney or, with your permission, others send: medical records and bills, photos, reports.
- **What you tell us** about your health in a message or a call that we note down.

We don’t collect fingerprints, faces, voices, genes or data from watches and apps, and we don’t find out where you are. We don’t guess at your health from what you read here: page views are never joined with an application.`,
    },
    {
      id: 'where-it-comes-from',
      title: 'Where it comes from',
      body: `From you; from your attorney and that law firm; and from doctors, hospitals, insurers or the police, if you or your attorney have them send it to us. We don’t buy it from anyone.`,
    },
    {
      id: 'why',
      title: 'Why, and how we use it',
      body: `- To see what your case may pay, which decides whether and how much we can advance.
- To talk with you and your attorney about it.
- To make and carry out a funding contract, if you sign one.
- To keep the records the law asks of us, and to defend or bring a legal claim.

A person reads it. No program decides, and we don’t use it for anything else. If we ever wanted to, we’d ask you first.`,
    },
    {
      id: 'who-gets-it',
      title: 'Who gets it',
      body: `**We share it with:** your attorney and the people there who work on your case. With courts, authorities and our own lawyers only where the law requires it or a right has to be protected.

**Companies that work for us** store it and carry it: hosting, file storage, email delivery. They may do only that with it. Emails that our system sends leave medical details out.

**Affiliates:** we share it with none.

**Nobody else.** We don’t sell it, and we don’t let anyone collect it on this site for themselves. No analytics ever run where you apply or send documents.`,
    },
    {
      id: 'consent',
      title: 'Your consent',
      body: `The application asks for it on its own, before the medical questions. Say no, and we don’t ask them; the rest of the application works without. When you send us records yourself, you agree by sending them.

**To take it back,** write to [${email}](${emailLink(email)}) or call [${phone}](${phoneLink(phone) ?? paths.contact}). From then on we don’t collect or use it. If your case can’t be reviewed without it, we tell you before we close the application. A contract you’ve signed stays as it is.`,
    },
    {
      id: 'your-rights',
      title: 'Your rights',
      body: `- **Know and see:** whether we have health information about you, and a copy of it.
- **Who got it:** a list of everyone we shared it with, and a way to reach them.
- **Correct it:** have us fix mistakes.
- **Take back** your consent, as above.
- **Delete it:** from our records, and we tell everyone we shared it with to delete it too. Copies in backups can take up to six months. If a law makes us keep something, we tell you which.

Write or call as above, and say what you want. We check that it’s really you, usually by answering at the email or phone we already have. It’s free, and asking never costs you an offer. We answer within 45 days, sooner where your state’s law says so; if we need longer, we tell you why.`,
    },
    {
      id: 'appeal',
      title: 'If we say no',
      body: `Answer that message and say that you appeal. We look at it again and answer in writing within 45 days. If it’s still no, you can complain to your attorney general: in Washington at [atg.wa.gov/file-complaint](https://www.atg.wa.gov/file-complaint), in Nevada at [ag.nv.gov](https://ag.nv.gov/).`,
    },
    {
      id: 'changes',
      title: 'Changes',
      body: `The date at the top says when this notice took effect. If we want to collect more, or use or share it in another way, we change this page first and ask for your consent again.`,
    },
  ],
})
