import type { ReactNode } from 'react';
import { ArrowLeft, ChartNoAxesColumnIncreasing, Clock, Star, Users } from 'lucide-react';
import { useLocation } from '@kadam/shared/router';
import { Chip } from '@kadam/shared/ui/chip';
import { Container } from '@kadam/shared/ui/layout';
import type { Course } from '../../lib/course';
import { coursesHref } from '../../paths';
import { CourseTrail } from './course-trail';
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
  Title,
} from './course-details.styles';

interface CourseHeaderProps {
  readonly course: Course | undefined;
  readonly isLoading: boolean;
  readonly action: ReactNode;
}

export function CourseHeader({ course, isLoading, action }: CourseHeaderProps) {
  const catalogueSearch = useCatalogueSearch();
  return (
    <Header>
      <Container>
        <CourseTrail title={course?.name} />
        <HeaderColumns>
          <HeaderText>
            <BackLink to={coursesHref(catalogueSearch)}>
              <ArrowLeft size="1.15em" aria-hidden /> Back to Courses
            </BackLink>
            <Title>{course?.name ?? (isLoading ? 'Loading course…' : 'Course')}</Title>
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
      <Provider>
        <Avatar aria-hidden>{[...course.provider][0]?.toLocaleUpperCase('en-IN')}</Avatar>
        <span>{course.provider}</span>
        {course.genre !== '' && <Chip tone="accent">{course.genre}</Chip>}
      </Provider>
    </>
  );
}

// Four digits stand unbroken (1200), more are grouped the Indian way (1,20,000).
const countText = (count: number) => new Intl.NumberFormat('en-IN', { useGrouping: 'min2' }).format(count);

/** The filter of the catalogue that the visitor came from, so that the way back leads there. */
function useCatalogueSearch(): string {
  const state: unknown = useLocation().state;
  if (typeof state !== 'object' || state === null || !('catalogue' in state)) return '';
  const { catalogue } = state;
  return typeof catalogue === 'string' && catalogue.startsWith('?') ? catalogue : '';
}
