import type { Course, COURSE_VIEWS, ListedCourse } from '@kadam/shared/contract/learning';
import { PreparedResponse } from '../../http/prepared-response';
import { success } from '../../http/serve';
import type { LearningRepository } from './learning.repository';

type View = (typeof COURSE_VIEWS)[number];

interface Prepared {
  readonly version: number;
  readonly views: Readonly<Record<View, PreparedResponse>>;
}

export interface Catalogue {
  response(view: View): PreparedResponse | Promise<PreparedResponse>;
}

// Max age of the last check that no course has changed; another process can change courses at any
// time.
const CHECK_INTERVAL_MS = 1_000;

/** Caches the prepared list of courses, and prepares it again when a course has changed. */
export function createCatalogue(courses: Pick<LearningRepository, 'all' | 'version'>, clock: () => Date): Catalogue {
  let cached: Prepared | undefined;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let checking: Promise<Prepared> | undefined;

  async function check(): Promise<Prepared> {
    const startedAt = clock().getTime();
    // Read before the courses: a change in between is then noticed by the next check.
    const version = await courses.version();
    if (cached?.version !== version) cached = { version, views: await prepare(await courses.all()) };
    checkedAt = startedAt;
    return cached;
  }

  return {
    response(view) {
      if (cached && clock().getTime() - checkedAt < CHECK_INTERVAL_MS) return cached.views[view];
      checking ??= check().finally(() => (checking = undefined));
      return checking.then(({ views }) => views[view]);
    },
  };
}

const prepare = async (courses: readonly Course[]) => ({
  whole: await PreparedResponse.of(success({ courses })),
  cards: await PreparedResponse.of(success({ courses: courses.map(toCard) })),
});

function toCard(course: Course): ListedCourse {
  const { id, name, description, image, duration, level, fee, startDate, mode, category, genre, provider, students } =
    course;
  return { id, name, description, image, duration, level, fee, startDate, mode, category, genre, provider, students };
}
