import type { Database } from '../../db/database';
import type { HousekeepingJob } from '../../tasks';
import { categoryOf } from './job-category';
import { searchHousekeepingRepository } from './search-housekeeping.repository';

const REMOVED_KEPT = '1 day';

/** What housekeeping does for the job search. `unusedWords` are numbers of words that no active posting has. */
export function searchChores(
  database: Database,
  unusedWords: (most: number) => readonly number[],
): readonly HousekeepingJob[] {
  const search = searchHousekeepingRepository(database);
  return [
    { name: 'changes of the counts of the job search', run: (_now, most) => search.addUpCounts(most) },
    {
      name: 'postings without a category',
      run: async (_now, most) => {
        const found = await search.withoutCategory(most);
        if (found.length > 0)
          await search.putIntoCategories(
            found.map(({ id, title, skills }) => ({ id, category: categoryOf(title, skills) })),
          );
        return found.length;
      },
    },
    { name: 'removed postings of the job search', run: (now, most) => search.forgetRemoved(now, REMOVED_KEPT, most) },
    {
      name: 'unused words of the job search',
      run: async (_now, most) => {
        const numbers = unusedWords(most);
        return numbers.length > 0 ? search.forgetWords(numbers) : 0;
      },
    },
  ];
}
