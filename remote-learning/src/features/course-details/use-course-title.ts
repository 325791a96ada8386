import { useEffect } from 'react';
import { BRAND } from '@kadam/shared/contract/brand';

export function useCourseTitle(name: string | undefined): void {
  useEffect(() => {
    if (name !== undefined) document.title = `${name} | ${BRAND.name}`;
  }, [name]);
}
