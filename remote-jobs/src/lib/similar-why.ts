import { isRecord, textOf } from './job-posting';

export interface Why {
  readonly sameTitle: boolean;
  readonly sameCity: boolean;
  readonly sharedSkills: readonly string[];
  readonly similarPay: boolean;
}

const NAMED_SKILLS = 2;

/** 'Same occupation, same city, 3 shared skills (SQL, Excel …), similar pay'. */
export function whyText({ sameTitle, sameCity, sharedSkills, similarPay }: Why): string {
  const count = sharedSkills.length;
  const named = `${sharedSkills.slice(0, NAMED_SKILLS).join(', ')}${count > NAMED_SKILLS ? ' …' : ''}`;
  const reasons = [
    sameTitle && 'same occupation',
    sameCity && 'same city',
    count > 0 && `${count} shared ${count === 1 ? 'skill' : 'skills'} (${named})`,
    similarPay && 'similar pay',
  ].filter(Boolean);
  const line = reasons.join(', ');
  return line.charAt(0).toUpperCase() + line.slice(1);
}

export const toWhy = (value: unknown): Why => {
  const why = isRecord(value) ? value : {};
  return {
    sameTitle: why.sameTitle === true,
    sameCity: why.sameCity === true,
    sharedSkills: Array.isArray(why.sharedSkills) ? why.sharedSkills.map(textOf).filter(Boolean) : [],
    similarPay: why.similarPay === true,
  };
};
