export const homeHref = '/';
export const officeHref = '/office';
export const staffHref = '/office/staff';
export const privacyHref = '/office/privacy';
export const auditHref = '/office/audit';
export const employersHref = '/office/employers';
export const importsHref = '/office/imports';
export const messagesHref = '/office/messages';
export const subscribersHref = '/office/subscribers';
export const operationsHref = '/office/operations';
export const figuresHref = '/office/figures';
export const mailsHref = '/office/emails';
export const inquiriesHref = '/office/inquiries';
export const applicationsHref = '/office/applications';
export const templatesHref = '/office/templates';

export const contentHref = '/office/content';
export const doctorHref = '/office/doctor';
export const sectionHref = (section: string): string => `${contentHref}/${section}`;

export const applicationHref = (id: string): string => `${applicationsHref}/${encodeURIComponent(id)}`;
export const boardHref = (postingId: string): string => `/office/board/${encodeURIComponent(postingId)}`;

export const importHref = (id: string): string => `${importsHref}/${encodeURIComponent(id)}`;

export const postingsHref = '/office/postings';
/** The postings of an employer. */
export const postingsOfHref = (employer: string): string =>
  `${postingsHref}?${new URLSearchParams({ employer }).toString()}`;
export const newPostingHref = '/office/postings/new';
export const postingHref = (id: string): string => `${postingsHref}/${id}`;
/** The public page of an employer that has open jobs. */
export const publicCompanyHref = (slug: string): string => `/companies/${slug}`;
/** The public page of a posting. */
export const publicPostingHref = (id: string): string => `/jobs/${id}`;

export const coursesHref = '/office/courses';
export const newCourseHref = '/office/courses/new';
export const enrollmentsHref = '/office/enrollments';
export const courseHref = (id: string): string => `${coursesHref}/${id}`;
export const batchHref = (id: string): string => `/office/batches/${id}`;
export const courseContentHref = (id: string): string => `/office/courses/content/${id}`;
/** The public page of a course. */
export const publicCourseHref = (id: string): string => `/courses/${id}`;
