import type { Evidence } from '../../analysis';
import type { CheckContext } from '../context';
import { ofBullet, ofField } from '../evidence';

/**
 * Sentences the person wrote (summary, bullets of experience, projects, achievements), each with
 * its line.
 */
export function runningText({ resume, facts }: CheckContext): { readonly text: string; readonly evidence: Evidence }[] {
  const own = facts.statements.map(({ bullet }) => bullet);
  const described = new Set(own.flatMap(({ lines }) => lines));
  const others = [...resume.projects.flatMap(({ bullets }) => bullets), ...resume.achievements];
  return [
    ...(resume.summary ? [{ text: resume.summary.value, evidence: ofField(resume.summary) }] : []),
    ...[...own, ...others.filter(({ lines }) => !lines.some((line) => described.has(line)))].map((bullet) => ({
      text: bullet.text,
      evidence: ofBullet(bullet),
    })),
  ];
}
