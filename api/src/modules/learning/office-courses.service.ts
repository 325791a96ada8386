import {
  type ChangeCourseVisibilityBody,
  COURSE_MESSAGES,
  type CourseContent,
  type CreateCourseBody,
  type EditCourseBody,
} from '@kadam/shared/contract/office-courses';
import type { Queryable } from '../../db/database';
import { DomainError, requireFound } from '../../errors';
import type { Actor, AuditedParts } from '../audit';
import {
  columnsOf,
  fieldsOf,
  isSameContent,
  officeCoursesRepository,
  type StoredCourse,
  toCourseContent,
} from './office-courses.repository';

export type OfficeCoursesService = ReturnType<typeof createOfficeCoursesService>;

/** The content of courses for the office. A repeated change changes nothing. */
export function createOfficeCoursesService({ database, audit, clock }: AuditedParts) {
  return {
    course: async (id: string): Promise<CourseContent> => toCourseContent(await required(database, id)),

    /** A new course is hidden until the office shows it. */
    create: (by: Actor, { id, ...fields }: CreateCourseBody): Promise<CourseContent> =>
      database.transaction(async (tx) => {
        const courses = officeCoursesRepository(tx);
        const content = columnsOf(fields);
        // A statement that adds nothing would still count as a change of the catalog.
        const existing = await courses.find(id);
        const isNew = !existing && (await courses.addHidden(id, content, { by: by.name, at: clock() }));
        const course = await required(tx, id);
        if (!isNew && !isSameContent(course, content)) throw new DomainError('CONFLICT', COURSE_MESSAGES.idInUse);
        if (isNew) {
          const after = { ...fieldsOf(course), isHidden: true };
          await audit.record(tx, by, { action: 'course.create', subject: subjectOf(course), after });
        }
        return toCourseContent(course);
      }),

    edit: (by: Actor, id: string, { version, ...fields }: EditCourseBody): Promise<CourseContent> =>
      database.transaction(async (tx) => {
        const before = await locked(tx, id);
        const content = columnsOf(fields);
        if (isSameContent(before, content) && isCurrent(before, version)) return toCourseContent(before);
        if (before.version !== version) throw new DomainError('CONFLICT', COURSE_MESSAGES.changed);
        await officeCoursesRepository(tx).replaceContent(id, content, { by: by.name, at: clock() });
        const after = await required(tx, id);
        await audit.record(tx, by, {
          action: 'course.edit',
          subject: subjectOf(after),
          before: { ...fieldsOf(before) },
          after: { ...fieldsOf(after) },
        });
        return toCourseContent(after);
      }),

    changeVisibility: (by: Actor, id: string, body: ChangeCourseVisibilityBody): Promise<CourseContent> =>
      database.transaction(async (tx) => {
        const { isHidden, version } = body;
        const before = await locked(tx, id);
        if (before.is_hidden === isHidden && isCurrent(before, version)) return toCourseContent(before);
        if (before.version !== version) throw new DomainError('CONFLICT', COURSE_MESSAGES.changed);
        await officeCoursesRepository(tx).setHidden(id, isHidden, { by: by.name, at: clock() });
        await audit.record(tx, by, {
          action: isHidden ? 'course.hide' : 'course.show',
          subject: subjectOf(before),
          before: { isHidden: !isHidden },
          after: { isHidden },
        });
        return toCourseContent(await required(tx, id));
      }),
  };
}

/** Whether the current state may be the result of a change of this version. */
const isCurrent = (course: StoredCourse, version: number) => [version, version + 1].includes(course.version);

const subjectOf = ({ id, name }: StoredCourse) => ({ kind: 'course', id, title: name }) as const;

const required = async (queryable: Queryable, id: string): Promise<StoredCourse> =>
  requireFound(await officeCoursesRepository(queryable).find(id), COURSE_MESSAGES.gone);

const locked = async (tx: Queryable, id: string): Promise<StoredCourse> =>
  requireFound(await officeCoursesRepository(tx).locked(id), COURSE_MESSAGES.gone);
