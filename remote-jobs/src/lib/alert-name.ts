import { ALERT_NAME_MAX } from '@kadam/shared/contract/alerts';
import { searchInWords, type SavedSearch } from './saved-search';

/** A name for an alert, from what it searches for. */
export const suggestedName = (search: SavedSearch): string =>
  searchInWords(search).slice(0, ALERT_NAME_MAX).toWellFormed().trim();
