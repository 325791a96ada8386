import data from './role-profiles.json';

/** A skill that is looked for; any of the names counts. */
export interface WantedSkill {
  readonly name: string;
  readonly names: readonly string[];
  /** 3 essential, 2 usual, 1 welcome. */
  readonly weight: number;
}

/** What a role in India usually asks for. */
export interface RoleProfile {
  readonly name: string;
  readonly titles: readonly string[];
  readonly skills: readonly WantedSkill[];
  /** False where no certificates are usual. */
  readonly hasCertificates: boolean;
}

const wanted = (list: string, weight: number): WantedSkill[] =>
  list.split('; ').map((names) => {
    const all = names.split('|');
    return { name: all[0] ?? names, names: all, weight };
  });

/** Every role we know, in the order of the file. */
export const ROLE_PROFILES: readonly RoleProfile[] = data.roles.map((role) => ({
  name: role.name,
  titles: [role.name, ...role.titles.split('; ')],
  skills: [...wanted(role.essential, 3), ...wanted(role.usual, 2), ...wanted(role.welcome, 1)],
  hasCertificates: !('hasNoCertificates' in role),
}));
