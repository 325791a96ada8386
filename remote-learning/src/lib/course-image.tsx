import { useState } from 'react';
import type { Course } from './course';
import { drawingOf, DRAWING_SIZE } from './course-drawing';

interface CourseImageProps {
  readonly course: Pick<Course, 'image' | 'name' | 'genre' | 'category'>;
  readonly loading: 'eager' | 'lazy';
  readonly className?: string;
}

/** The image of a course, or a drawing of its subject if it is missing or fails. Decorative. */
export function CourseImage({ course, ...rest }: CourseImageProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const isOwn = course.image !== null && course.image !== failed;
  return (
    <img
      {...rest}
      {...DRAWING_SIZE}
      src={isOwn ? (course.image ?? '') : drawingOf(course)}
      alt=""
      decoding="async"
      onError={() => setFailed(course.image)}
    />
  );
}
