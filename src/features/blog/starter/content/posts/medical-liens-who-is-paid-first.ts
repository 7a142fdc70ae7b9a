import { paths } from '#site/paths.ts'
import type { StarterPost } from '../starter-post.ts'

export const medicalLiens: StarterPost = {
  slug: 'medical-liens-who-is-paid-first',
  title: 'Medical liens: who is paid before you are',
  excerpt:
    'A settlement goes through several hands before it gets to yours. Who can take a share, what gives them the right, and where there’s room to bargain.',
  category: 'how-cases-work',
  metaTitle: 'Medical Liens: Who Gets Paid First?',
  metaDescription:
    'Medicare, Medicaid, health plans, hospitals, workers’ comp: who is paid from an injury settlement before you, under which law, and how liens are reduced.',
  content: `
<p>The number in the news is never the number on the check. Say a case settles for $90,000. Before the injured person sees a dollar, there’s an attorney to pay and a stack of bills. Often an insurer paid some of those bills and wants its money back. None of this is secret, and a lot of it can be bargained down. But know the order before you count on the rest.</p>

<h2>What a lien is</h2>
<p>A lien is a right to be paid out of a certain pot of money. If a hospital has a valid lien on your settlement, your attorney can’t just hand it all to you. The rules for lawyers make them protect these claims, and hold disputed money until the dispute is over (ABA Model Rule 1.15). “Subrogation” and “reimbursement” are close relatives: an insurer that paid your medical bills wants to be paid back by whoever caused them.</p>

<h2>The usual order</h2>
<ol>
<li><strong>Attorney’s fee and case costs,</strong> as your fee agreement says.</li>
<li><strong>Liens that the law puts first,</strong> mainly Medicare and Medicaid.</li>
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
<tr><th scope="row">Medicare</th><td>Federal law makes it pay second, and it must be repaid (42 U.S.C. 1395y(b)(2))</td><td>Its claim drops by a share of your legal costs (42 C.F.R. 411.37), and you can dispute unrelated bills</td></tr>
<tr><th scope="row">Medicaid</th><td>State law under 42 U.S.C. 1396a(a)(25)</td><td>It can reach only the part of a settlement that’s for medical care</td></tr>
<tr><th scope="row">A health plan through work</th><td>The plan’s own terms; federal law for self-funded plans (ERISA)</td><td>Depends on those terms</td></tr>
<tr><th scope="row">Hospitals</th><td>Lien statutes in many states</td><td>Often good: dates, notices and amounts must be right</td></tr>
<tr><th scope="row">Workers’ compensation</th><td>State law, such as New York Workers’ Compensation Law § 29</td><td>Often reduced by a share of the legal costs</td></tr>
<tr><th scope="row">VA and TRICARE</th><td>Federal Medical Care Recovery Act (42 U.S.C. 2651)</td><td>Can be waived or reduced for hardship, on request</td></tr>
</tbody>
</table>

<h2>Medicare: the one you can’t forget</h2>
<p>If Medicare paid to treat this injury, it made “conditional payments.” It paid so you wouldn’t have to wait, on the condition that it gets its money back when someone else pays. Your attorney reports the case, asks for a list of the payments, disputes what doesn’t belong to the accident, and pays the final demand. After a demand, you have 60 days before interest can run (42 U.S.C. 1395y(b)(2)(B)(ii)). The government can go after anyone who got paid and didn’t pay it back. That’s why no careful attorney releases the last dollars until Medicare has answered. It takes time. It’s also the last step you’d want skipped.</p>

<h2>Medicaid: only the medical part</h2>
<p>Medicaid’s claim is limited. A state can take only from the part of the settlement that’s for medical expenses, not from the part for lost wages or pain. The Supreme Court held that in <em>Arkansas Department of Health and Human Services v. Ahlborn</em>, 547 U.S. 268 (2006). In <em>Gallardo v. Marstiller</em>, 596 U.S. 420 (2022), it held that this part includes money for <em>future</em> medical care too. So how a settlement is divided on paper matters. That’s a job for your attorney, and it should be done before you sign.</p>

<h2>A plan through your job</h2>
<p>Find out who pays the claims on your health plan. If your employer pays them with its own money, and many large ones do, federal law governs and the plan’s wording wins. In <em>US Airways v. McCutchen</em>, 569 U.S. 88 (2013), the Supreme Court enforced the plan’s terms. It used a general fairness rule about legal costs only because the plan was silent on that point. If the plan is bought from an insurance company, state law may protect you more. Ask for the plan document itself. The summary isn’t always right.</p>

<h2>Hospitals and doctors</h2>
<p>Many states let a hospital put a lien on your claim. In Texas, among other things, you must have been admitted within 72 hours of the accident (Texas Property Code 55.002). In Illinois, all health care liens together can’t take more than 40% of what you recover (770 ILCS 23/10). Doctors may also have treated you on a “letter of protection,” a promise that they’ll be paid from the case. That’s a contract, and the price in it is worth a second look.</p>

<h2>How liens get smaller</h2>
<ul>
<li><strong>Check every line.</strong> Bills for your old knee injury don’t belong in a claim about your neck.</li>
<li><strong>Check the paperwork.</strong> A lien without the notice the law requires may not be a lien at all.</li>
<li><strong>Ask for the legal-cost share.</strong> Without your attorney’s work, the lien holder would have gotten nothing.</li>
<li><strong>Ask for a hardship reduction.</strong> A small settlement and a large lien are a good reason, and the answer is often yes.</li>
<li><strong>Ask before you settle.</strong> A lien holder that wants the case to end will often take less then.</li>
</ul>

<h2>Why this matters for an advance</h2>
<p>An advance is paid after these claims and before you. So the real size of your case isn’t the settlement. It’s what’s left when the first three lines above are paid. Reviewers look at that number, and so should you. Before you ask for an advance, have your attorney write down the known liens. If there are a lot, <a href="${paths.blogPost('how-much-to-ask-for')}">ask for less</a> than you first thought. And if there isn’t enough left in the end, a non-recourse advance stops there: <a href="${paths.blogPost('what-happens-if-you-lose')}">you don’t owe the difference</a>.</p>
`,
}
