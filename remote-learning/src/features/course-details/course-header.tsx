import { isSample } from '@kadam/shared/contract/brand';
import { Link, useLocation, useNavigate } from '@kadam/shared/router';
import { Chip } from '@kadam/shared/ui/chip';
import { Container } from '@kadam/shared/ui/layout';
import { SampleNote } from '@kadam/shared/ui/sample-note';
import { ArrowLeft, ChartNoAxesColumnIncreasing, ChevronRight, Clock, Star, Users } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import type { Course } from '../../lib/course';
import { coursesHref, homeHref } from '../../paths';
import { RATING } from './course-details.content';
import {
  Avatar,
  BackLink,
  Header,
  HeaderColumns,
  HeaderPicture,
  HeaderText,
  Meta,
  Provider,
  ProviderLine,
  Title,
  Trail,
} from './course-details.styles';

interface CourseHeaderProps {
  readonly course: Course | undefined;
  readonly isLoading: boolean;
  readonly action: ReactNode;
}

export function CourseHeader({ course, isLoading, action }: CourseHeaderProps) {
  return (
    <Header>
      <Container>
        <CourseTrail title={course?.name} />
        <HeaderColumns>
          <HeaderText>
            <BackToCourses />
            <Title aria-busy={isLoading && !course}>{course?.name ?? (isLoading ? 'Loading course…' : 'Course')}</Title>
            {course && <Particulars course={course} />}
            {action}
          </HeaderText>
          {course && <HeaderPicture course={course} loading="eager" />}
        </HeaderColumns>
      </Container>
    </Header>
  );
}

function Particulars({ course }: { course: Course }) {
  return (
    <>
      <Meta>
        {course.duration !== '' && (
          <li>
            <Clock size="1.15em" aria-hidden /> {course.duration}
          </li>
        )}
        <li>
          <Star size="1.15em" aria-hidden /> {RATING}
        </li>
        <li>
          <Users size="1.15em" aria-hidden /> {countText(course.students)}+ Students
        </li>
        <li>
          <ChartNoAxesColumnIncreasing size="1.15em" aria-hidden /> {course.level}
        </li>
      </Meta>
      <SampleNote isSample={isSample('rating') || isSample('students')} />
      <ProviderLine>
        <Provider>
          <Avatar aria-hidden>{firstLetter(course.provider)}</Avatar>
          <span>{course.provider}</span>
        </Provider>
        {course.genre !== '' && <Chip tone="accent">{course.genre}</Chip>}
      </ProviderLine>
    </>
  );
}

// 1200 stays ungrouped, 1,20,000 is grouped the Indian way.
const countText = (count: number) => new Intl.NumberFormat('en-IN', { useGrouping: 'min2' }).format(count);

// Includes combining marks; skips leading quotes and emoji.
const firstLetter = (text: string) =>
  (/[\p{L}\p{N}]\p{M}*/u.exec(text)?.[0] ?? [...text][0])?.toLocaleUpperCase('en-IN');

function CourseTrail({ title }: { title: string | undefined }) {
  return (
    <Trail aria-label="Breadcrumb">
      <ol>
        <li>
          <Link to={homeHref}>Home</Link>
          <ChevronRight size="1em" aria-hidden />
        </li>
        <li>
          <Link to={coursesHref()}>Courses</Link>
          {title !== undefined && <ChevronRight size="1em" aria-hidden />}
        </li>
        {title !== undefined && (
          <li>
            <span aria-current="page">{title}</span>
          </li>
        )}
      </ol>
    </Trail>
  );
}

/** Goes back to the filtered catalogue if the visitor came from there. */
function BackToCourses() {
  const search = useCatalogueSearch();
  const navigate = useNavigate();
  const handleClick = (event: MouseEvent) => {
    if (search === undefined || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <BackLink to={coursesHref(search)} onClick={handleClick}>
      <ArrowLeft size="1.15em" aria-hidden /> Back to Courses
    </BackLink>
  );
}

/** The filter of the catalogue if the visitor came from one of its cards. */
function useCatalogueSearch(): string | undefined {
  const state: unknown = useLocation().state;
  if (typeof state !== 'object' || state === null || !('catalogue' in state)) return undefined;
  const { catalogue } = state;
  return typeof catalogue === 'string' && /^(\?|$)/.test(catalogue) ? catalogue : undefined;
}
