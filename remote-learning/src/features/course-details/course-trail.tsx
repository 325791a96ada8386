import { ChevronRight } from 'lucide-react';
import { Link } from '@kadam/shared/router';
import { coursesHref, homeHref } from '../../paths';
import { Trail } from './course-details.styles';

export function CourseTrail({ title }: { title: string | undefined }) {
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
