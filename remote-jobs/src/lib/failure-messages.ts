/** Shown when loading fails and the server sent no message. */
export const SEARCH_FAILED_MESSAGE = 'Failed to load jobs';
export const APPLICATIONS_FAILED_MESSAGE = 'Failed to load applications';
export const LOAD_FAILED_MESSAGE = 'Failed to load profile';
export const SAVED_FAILED_MESSAGE = 'Failed to load saved jobs';
export const COURSES_FAILED_MESSAGE = 'Failed to load courses';

/** Shown when the session has ended, or the server no longer knows the member. */
export const EXPIRED_MESSAGE = 'Session expired. Please log in again.';
export const AUTHENTICATION_MESSAGE = 'Authentication error. Please log out and log in again.';

export const ACTIVITY_FAILED_MESSAGE = 'Failed to load views and messages';

export const VIEWS_FAILED_MESSAGE = 'Failed to load profile views';
