export const homeHref = '/';
export const officeHref = '/office';
export const staffHref = '/office/staff';
export const auditHref = '/office/audit';
