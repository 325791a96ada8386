export const coursesPath = '/courses';
export const coursesHref = (search = '') => `${coursesPath}${search}`;

export const courseHref = (courseId: string) => `/courses/${encodeURIComponent(courseId)}`;

export const homeHref = '/';
