import data from './occupations.json';

export interface WantedSkill {
  readonly name: string;
  readonly names: readonly string[];
  /** 3 essential, 2 usual, 1 welcome. */
  readonly weight: number;
}

export interface Occupation {
  readonly name: string;
  readonly titles: readonly string[];
  readonly skills: readonly WantedSkill[];
  /** False if certificates are unusual. */
  readonly hasCertificates: boolean;
}

const wanted = (list: string, weight: number): WantedSkill[] =>
  list.split('; ').map((names) => {
    const all = names.split('|');
    return { name: all[0] ?? names, names: all, weight };
  });

export const OCCUPATIONS: readonly Occupation[] = data.occupations.map((occupation) => ({
  name: occupation.name,
  titles: [occupation.name, ...occupation.titles.split('; ')],
  skills: [...wanted(occupation.essential, 3), ...wanted(occupation.usual, 2), ...wanted(occupation.welcome, 1)],
  hasCertificates: !('hasNoCertificates' in occupation),
}));
