import { en as claims } from '#site/content/en/claims.ts'
import { paths } from '#site/paths.ts'
import type { StarterPost } from '../starter-post.ts'

export const documentsToHaveReady: StarterPost = {
  slug: 'documents-to-have-ready',
  title: 'Documents to have ready before you apply',
  excerpt:
    'You don’t need any paperwork to start. But the same six or seven documents decide how fast you get an answer. What they are, who has them, and how to ask.',
  category: 'getting-ready',
  metaTitle: 'Documents for a Funding Application: A List',
  metaDescription:
    'Which papers speed up a pre-settlement funding application, who has each one, how to get your medical records, and what never to send.',
  content: `
<p>You can apply for an advance with nothing but your phone. The application takes ${claims.applicationTime} and asks for facts, not paperwork. What happens next does depend on paperwork. When a review is slow, it’s almost never the reading. It’s the wait for one missing report.</p>
<p>So here’s the list, with the most helpful first.</p>

<h2>The short list</h2>
<table>
<caption>What a review needs, and who has it</caption>
<thead><tr><th scope="col">Document</th><th scope="col">What it shows</th><th scope="col">Who has it</th></tr></thead>
<tbody>
<tr><th scope="row">Police, incident or accident report</th><td>Who was at fault</td><td>Your attorney; the police; the store or employer</td></tr>
<tr><th scope="row">Medical records and bills</th><td>How badly you were hurt, and what it cost so far</td><td>Your attorney; each hospital, doctor and therapist</td></tr>
<tr><th scope="row">Insurance information</th><td>Whether there is money to collect</td><td>Your attorney; your own insurer</td></tr>
<tr><th scope="row">Your fee agreement</th><td>That an attorney has the case, and the fee</td><td>Your attorney; your own files</td></tr>
<tr><th scope="row">The complaint, if a suit is filed</th><td>What is claimed, where, and when</td><td>Your attorney; the court’s records</td></tr>
<tr><th scope="row">Liens and earlier advances</th><td>Who else must be paid</td><td>Your attorney; letters you got in the mail</td></tr>
<tr><th scope="row">Photo ID</th><td>That you are you</td><td>You</td></tr>
</tbody>
</table>
<p>Notice how often your attorney is in the last column. The fastest way to a full file is a short call to the law office: <em>“I’m applying for an advance. Can the funding company ask you for the file?”</em> They’ll want your permission in writing, because what you told them is confidential (ABA Model Rule 1.6). Give it, and they can send everything at once.</p>

<h2>One by one</h2>
<h3>The report</h3>
<p>For a crash, it’s the police report. For a fall in a store, it’s the incident report. If the store won’t hand it over, your attorney has other ways to get it. At work, it’s the employer’s injury report. If there’s no report at all, photos, a video or the name of a witness can do the same job.</p>
<h3>Medical records and bills</h3>
<p>The records tell the story of the injury. The bills put a number on it. Both matter, and they come from different desks. Start with the first visit after the accident. A long gap between the accident and the first doctor raises questions, so if there was a reason, write it down.</p>
<p>You have a right to your own records. Under federal rules, a provider must act on your request within 30 days and can take 30 more once. It can charge only a reasonable fee based on cost (45 C.F.R. 164.524). Ask for “records and itemized bills from the date of injury to today.” Ask to get them by email or through the patient portal. That’s usually faster than paper.</p>
<h3>Insurance</h3>
<p>A strong case against someone without insurance may pay nothing. That’s why a funder looks for the other side’s coverage: a declarations page, a letter from the insurer, or the policy limit your attorney was given. Your own policy can matter too. If the other driver had little or none, your uninsured or underinsured motorist coverage may be what pays.</p>
<h3>Liens and earlier advances</h3>
<p>Have you gotten letters that mention a “lien,” “subrogation” or “reimbursement”? They might come from Medicare, Medicaid, a health plan, a hospital or a workers’ compensation insurer. Put them in a pile. Did another company already advance you money? Say so. It rarely ruins an application. Finding out later does.</p>
<h3>A bankruptcy, or child support that is behind</h3>
<p>These aren’t easy to talk about, and they change who gets paid. If you’ve filed for bankruptcy, the claim may belong to the estate (11 U.S.C. 541). Unpaid child support can become a lien on what you receive (42 U.S.C. 666(a)(4)). Tell your attorney first, then us.</p>

<h2>How to send them</h2>
<ul>
<li><strong>Photos are fine,</strong> if every corner of the page is in the picture and you can read the smallest line.</li>
<li><strong>One file for each document</strong> is easier to read than forty loose pictures.</li>
<li><strong>Use the upload on this site or the link we send you,</strong> not plain email. A medical record doesn’t belong in an inbox.</li>
<li><strong>Keep the originals.</strong> Nobody needs them but you and your attorney.</li>
</ul>

<h2>What never to send</h2>
<ul>
<li>Letters and emails between you and your attorney about strategy. They’re privileged, and showing them to others can end that.</li>
<li>Passwords, PINs or your full bank login. To pay you, an account and a routing number are enough, and only after you have an agreement.</li>
<li>Your Social Security number in an email or a text.</li>
<li>Money. An honest review costs nothing. A company that wants a fee to look at your case is one to walk away from.</li>
</ul>

<h2>If you have almost nothing yet</h2>
<p>Then apply with what you know: the date, the place, your attorney’s name. We ask your attorney for the rest. It takes longer, but it works, and you’ll know early if there’s something nobody can get.</p>
<p>One last tip from the people who read these files: write one page in your own words. What happened, what hurts, what you can’t do now that you could do before. Give it to your attorney. It often ends up shaping the whole case. When you’re ready, <a href="${paths.apply}">the application is here</a>.</p>
`,
}
