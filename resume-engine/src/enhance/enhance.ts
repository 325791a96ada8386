import type { EnhancedBullet, EnhancedResume } from '../analysis';
import type { CheckContext } from '../checks/context';
import type { Certification } from '../resume/resume';
import { hasQuantity } from '../wording/quantities';
import { questionFor } from '../wording/questions';
import { wordsOf } from '../wording/words';
import { bestSummary } from './best-summary';
import { enhancedSkills } from './enhanced-skills';
import { safeRewrites } from './safe-rewrites';

const MAX_WORDS = 28;

/**
 * The resume in better words. Every number, employer and skill in it is in the original; notes ask
 * for missing information.
 */
export function enhance(context: CheckContext): EnhancedResume {
  const rewrites = safeRewrites(context);
  const summary = bestSummary(context, rewrites);
  return {
    ...(summary && { bestSummary: summary }),
    skills: enhancedSkills(context),
    experience: context.resume.experience.map(({ title, company, bullets }) => ({
      company: company?.value ?? '',
      role: title?.value ?? '',
      bullets: bullets.map(({ text }) => enhancedBullet(text, rewrites.get(text))),
    })),
    certifications: context.resume.certifications.map(certificateLine),
  };
}

function enhancedBullet(original: string, better: string | undefined): EnhancedBullet {
  const words = wordsOf(better ?? original).length;
  const notes = [
    ...(words > MAX_WORDS ? [`This bullet has ${words} words; split it, or keep the ${MAX_WORDS} that matter.`] : []),
    ...(hasQuantity(original) ? [] : [`Add a number if you know it: ${questionFor(better ?? original)}`]),
  ];
  return { original, ...(better && { improved: better }), ...(notes.length > 0 && { note: notes.join(' ') }) };
}

/** `Name – Issuer (Year)`, as far as known. */
export function certificateLine({ name, issuer, date }: Certification): string {
  return `${name.value}${issuer ? ` – ${issuer.value}` : ''}${date ? ` (${date.value.year})` : ''}`;
}
