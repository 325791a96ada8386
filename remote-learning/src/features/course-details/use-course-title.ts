import { useEffect } from 'react';
import { BRAND } from '@kadam/shared/contract/brand';

/** Names the document after the course, as soon as the course is there. */
export function useCourseTitle(name: string | undefined): void {
  useEffect(() => {
    if (name !== undefined) document.title = `${name} | ${BRAND.name}`;
  }, [name]);
}
