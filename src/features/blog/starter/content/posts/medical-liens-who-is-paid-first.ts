import { paths } from '#site/paths.ts'
import type { StarterPost } from '../starter-post.ts'

export const medicalLiens: StarterPost = {
  slug: 'medical-liens-who-is-paid-first',
  title: 'Medical liens: who is paid before you are',
  excerpt:
    'A settlement passes through several hands before it reaches yours. Who may take a share, by what right, and where there is room to bargain.',
  category: 'how-cases-work',
  metaTitle: 'Medical Liens: Who Gets Paid First?',
  metaDescription:
    'Medicare, Medicaid, health plans, hospitals, workers’ comp: who is paid from an injury settlement before you, under which law, and how liens are reduced.',
  daysOld: 46,
  content: `
<p>The number in the newspaper is never the number on the check. Between a $90,000 settlement and the person who was hurt stand an attorney, a stack of bills, and often an insurer who paid some of those bills and wants the money back. None of this is secret, and much of it can be bargained over. But you should know the order before you count on the rest.</p>

<h2>What a lien is</h2>
<p>A lien is a right to be paid out of a certain pot of money. If a hospital has a valid lien on your settlement, your attorney may not simply hand all of it to you. The rules for lawyers ask them to protect such claims, and to keep disputed money aside until the dispute is over (ABA Model Rule 1.15). “Subrogation” and “reimbursement” are close relatives: an insurer that paid your medical bills asks to be paid back by whoever caused them.</p>

<h2>The usual order</h2>
<ol>
<li><strong>Attorney’s fee and case costs,</strong> as your fee agreement says.</li>
<li><strong>Liens that the law puts first,</strong> above all Medicare and Medicaid.</li>
<li><strong>Other medical liens:</strong> health plans, hospitals, doctors who agreed to wait.</li>
<li><strong>Funding,</strong> if you took an advance.</li>
<li><strong>You.</strong></li>
</ol>
<p>Courts and contracts can change the middle of this list, so ask your attorney for yours.</p>

<h2>Who may have a claim</h2>
<table>
<caption>The common lien holders</caption>
<thead><tr><th scope="col">Who paid</th><th scope="col">By what right</th><th scope="col">Room to bargain</th></tr></thead>
<tbody>
<tr><th scope="row">Medicare</th><td>Federal law makes it pay second; it must be repaid (42 U.S.C. 1395y(b)(2))</td><td>Its claim is cut by a share of your legal costs (42 C.F.R. 411.37); unrelated bills can be disputed</td></tr>
<tr><th scope="row">Medicaid</th><td>State law under 42 U.S.C. 1396a(a)(25)</td><td>It may reach only the part of a settlement that stands for medical care</td></tr>
<tr><th scope="row">A health plan through work</th><td>The plan’s own terms; federal law for self-funded plans (ERISA)</td><td>Depends on those terms</td></tr>
<tr><th scope="row">Hospitals</th><td>Lien statutes in many states</td><td>Often good: dates, notices and amounts must be right</td></tr>
<tr><th scope="row">Workers’ compensation</th><td>State law, such as New York Workers’ Compensation Law § 29</td><td>Often reduced by a share of the legal costs</td></tr>
<tr><th scope="row">VA and TRICARE</th><td>Federal Medical Care Recovery Act (42 U.S.C. 2651)</td><td>Can be waived or reduced for hardship, on request</td></tr>
</tbody>
</table>

<h2>Medicare: the one nobody may forget</h2>
<p>If Medicare paid for treatment of this injury, it made “conditional payments”: it paid so that you would not have to wait, on the condition that it gets its money back when someone else pays. Your attorney reports the case, asks for a list of the payments, disputes what does not belong to the accident, and pays the final demand. After a demand there are 60 days before interest can run (42 U.S.C. 1395y(b)(2)(B)(ii)). The government can go after those who were paid and did not pay it back, which is why no careful attorney will release the last dollars until Medicare has answered. It takes time. It is also the step you least want skipped.</p>

<h2>Medicaid: only the medical part</h2>
<p>Medicaid’s claim is limited. In <em>Arkansas Department of Health and Human Services v. Ahlborn</em>, 547 U.S. 268 (2006), the Supreme Court held that a state may take only from the part of the settlement that represents medical expenses, not from the part for lost wages or pain. In <em>Gallardo v. Marstiller</em>, 596 U.S. 420 (2022), it held that this part includes money for <em>future</em> medical care too. So how a settlement is divided on paper matters. That is work for your attorney, and it should be done before you sign.</p>

<h2>A plan through your job</h2>
<p>Look at what pays your health plan. If your employer pays claims from its own money, and many large ones do, federal law governs and the plan’s wording wins. In <em>US Airways v. McCutchen</em>, 569 U.S. 88 (2013), the Supreme Court enforced the plan’s terms, and used a general fairness rule about legal costs only because the plan was silent on that point. If the plan is bought from an insurance company, state law may protect you more. Ask for the plan document itself. The summary is not always right.</p>

<h2>Hospitals and doctors</h2>
<p>Many states let a hospital put a lien on your claim. In Texas it must, among other things, be for a patient who was admitted within 72 hours of the accident (Texas Property Code 55.002). In Illinois all health care liens together may not take more than 40% of what you recover (770 ILCS 23/10). Doctors may also have treated you on a “letter of protection”, a promise that they will be paid from the case. That is a contract, and the price in it is worth a second look.</p>

<h2>How liens get smaller</h2>
<ul>
<li><strong>Check every line.</strong> Bills for your old knee do not belong in a claim about your neck.</li>
<li><strong>Check the papers.</strong> A lien without the notice that the law asks for may be no lien.</li>
<li><strong>Ask for the legal-cost share.</strong> Without your attorney’s work, the lien holder would have got nothing.</li>
<li><strong>Ask for hardship.</strong> A small settlement and a large lien are a good reason, and it is often granted.</li>
<li><strong>Ask before you settle.</strong> A lien holder that wants the case to end will often take less then.</li>
</ul>

<h2>Why this matters for an advance</h2>
<p>An advance is paid after these claims and before you. So the honest size of your case is not the settlement. It is what is left when the first three lines above are paid. Reviewers look at that number, and so should you. Before you ask for an advance, have your attorney write down the known liens. If there are many, <a href="${paths.blogPost('how-much-to-ask-for')}">ask for less</a> than you first thought. And if too little is left in the end, a non-recourse advance stops there: <a href="${paths.blogPost('what-happens-if-you-lose')}">you do not owe the difference</a>.</p>
`,
}
