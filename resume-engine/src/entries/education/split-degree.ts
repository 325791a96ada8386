import { findDegree } from '../../fields/education/find-degree';

/** Degree and field as written: `B.S.` and `Computer Science`; brackets belong to the degree. */
export function splitDegree(text: string): { readonly degree: string; readonly field?: string } {
  const found = findDegree(text);
  if (!found) return splitAtIn(text);
  const end = found.from + found.degree.length;
  const field = text
    .slice(end)
    .replace(/^[\s,:–—-]+/, '')
    .replace(/^(?:degree\s+)?(?:in|of)(?:\s+|$)/i, '')
    .replace(/[,;]\s*minors?$/i, '')
    .trim();
  const degree = text.slice(0, end).trim();
  if (/^(?:pass(?:ed)?(?: out)?|pursuing|completed|appear(?:ing|ed))\.?$/i.test(field)) return { degree };
  return field && !field.startsWith('(') ? { degree, field } : { degree: field ? text.trim() : degree };
}

/** A degree that is in no list: `BBus in Accounting`. */
function splitAtIn(text: string): { readonly degree: string; readonly field?: string } {
  const [, degree, field] = /^(\p{Lu}\S*(?: \S+){0,3}) in (\p{Lu}.*)$/u.exec(text) ?? [];
  return degree && field ? { degree, field } : { degree: text };
}
