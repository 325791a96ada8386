import { MAX_ALERT_NAME_LENGTH } from '@kadam/shared/contract/alerts';
import { searchInWords, type SavedSearch } from './saved-search';

/** A name for an alert, from what it searches for. */
export const suggestedName = (search: SavedSearch): string =>
  searchInWords(search).slice(0, MAX_ALERT_NAME_LENGTH).toWellFormed().trim();
