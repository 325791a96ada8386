import type { Course } from './course';
import { subjectOf, type CourseSubject } from './course-subject';
import bank from './drawings/bank.svg';
import browser from './drawings/browser.svg';
import care from './drawings/care.svg';
import career from './drawings/career.svg';
import course from './drawings/course.svg';
import design from './drawings/design.svg';
import finance from './drawings/finance.svg';
import healthcare from './drawings/healthcare.svg';
import interior from './drawings/interior.svg';
import laboratory from './drawings/laboratory.svg';
import marketing from './drawings/marketing.svg';
import reception from './drawings/reception.svg';
import screens from './drawings/screens.svg';
import search from './drawings/search.svg';
import server from './drawings/server.svg';
import software from './drawings/software.svg';
import speech from './drawings/speech.svg';
import spreadsheet from './drawings/spreadsheet.svg';
import tax from './drawings/tax.svg';
import video from './drawings/video.svg';
import writing from './drawings/writing.svg';

/** In px. */
export const DRAWING_SIZE = { width: 640, height: 360 } as const;

const drawings: Readonly<Record<CourseSubject, string>> = {
  bank,
  browser,
  care,
  career,
  course,
  design,
  finance,
  healthcare,
  interior,
  laboratory,
  marketing,
  reception,
  screens,
  search,
  server,
  software,
  speech,
  spreadsheet,
  tax,
  video,
  writing,
};

export const drawingOf = (course: Pick<Course, 'name' | 'genre' | 'category'>): string => drawings[subjectOf(course)];
