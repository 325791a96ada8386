/** What a page says when its data does not come and the server gave no sentence of its own (specification, section 8). */
export const SEARCH_FAILED_MESSAGE = 'Failed to load jobs';
export const APPLICATIONS_FAILED_MESSAGE = 'Failed to load applications';
export const LOAD_FAILED_MESSAGE = 'Failed to load profile';
export const SAVED_FAILED_MESSAGE = 'Failed to load saved jobs';
export const COURSES_FAILED_MESSAGE = 'Failed to load courses';

/** What a member reads whose session has ended, and one whom the server no longer knows (specification, section 8). */
export const EXPIRED_MESSAGE = 'Session expired. Please log in again.';
export const AUTHENTICATION_MESSAGE = 'Authentication error. Please log out and log in again.';

/** Shown when the counts of views and unread messages could not be loaded. */
export const ACTIVITY_FAILED_MESSAGE = 'Failed to load views and messages';

/** Shown when the list of views could not be loaded. */
export const VIEWS_FAILED_MESSAGE = 'Failed to load profile views';
