import { PAGE_DATA_ID } from '@kadam/shared/contract/page-data';
import { parseCourse, type Course } from './course';

/** The course embedded in the document, if its id matches. */
export function courseOfDocument(courseId: string): Course | undefined {
  const course = parseCourse(parsed(document.getElementById(PAGE_DATA_ID)?.textContent));
  return course?.id === courseId ? course : undefined;
}

function parsed(text: string | null | undefined): unknown {
  try {
    return text ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}
