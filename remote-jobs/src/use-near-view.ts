import { useEffect, useRef, useState } from 'react';

/**
 * Whether the element has come near the viewport; stays true, and is true without
 * IntersectionObserver.
 * @param margin CSS length below the viewport that counts as near
 */
export function useNearView<Place extends HTMLElement>(margin: string) {
  const ref = useRef<Place>(null);
  const [isNear, setIsNear] = useState(() => !('IntersectionObserver' in window));
  useEffect(() => {
    if (isNear || !ref.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setIsNear(true),
      { rootMargin: margin },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [isNear, margin]);
  return { ref, isNear };
}
