import type { Role } from '../../resume/resume';

/** A line that names an employer and no title, with nothing below it but the roles held there. */
function isBanner(role: Role, next: Role | undefined): boolean {
  return !role.title && role.company !== undefined && !!next?.title && !next.company && role.bullets.length === 0;
}

/** Whether the employer stands above the title, so that the titles below it share the employer. */
function standsAbove(role: Role): boolean {
  const company = role.company?.spans[0];
  const title = role.title?.spans[0];
  return company !== undefined && title !== undefined && company.line < title.line;
}

function withEmployer(role: Role, { company, location }: Role): Role {
  return { ...role, ...(company && { company }), ...(!role.location && location && { location }) };
}

/** Several roles at one employer: what stands without one gets that of the banner, or of the role above it. */
export function shareEmployers(roles: readonly Role[]): Role[] {
  const shared: Role[] = [];
  let employer: Role | null = null;
  roles.forEach((role, at) => {
    if (isBanner(role, roles[at + 1])) {
      employer = role;
      return;
    }
    if (!role.company && role.title && employer) {
      shared.push(withEmployer(role, employer));
      return;
    }
    employer = standsAbove(role) ? role : null;
    shared.push(role);
  });
  return shared;
}
