import { useEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { media, motion, space } from '@kadam/shared/ui/theme';
import { useMotion } from './motion';

/** Visible share from which an element counts as seen. */
const SEEN_FROM = 0.1;

/**
 * Sets `data-animate` on each `data-scroll-animate` element below once it is seen. Elements are
 * visible without it: before scripts run, in print and with reduced motion.
 */
export function ScrollAnimated({ children }: { readonly children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useMotion();
  useEffect(() => (ref.current ? markWhenSeen(ref.current) : undefined), []);
  return <Rising ref={ref}>{children}</Rising>;
}

function markWhenSeen(root: HTMLElement): (() => void) | undefined {
  const elements = [...root.querySelectorAll<HTMLElement>('[data-scroll-animate]')];
  if (!('IntersectionObserver' in window)) {
    elements.forEach(mark);
    return undefined;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, intersectionRatio, target } of entries) {
        if (!isIntersecting || intersectionRatio < SEEN_FROM) continue;
        mark(target as HTMLElement);
        observer.unobserve(target);
      }
    },
    { threshold: SEEN_FROM },
  );
  for (const element of elements) {
    if (isBelowWindow(element)) element.dataset.scrollAnimate = 'waiting';
    observer.observe(element);
  }
  return () => observer.disconnect();
}

// Elements that are already visible are not animated.
const isBelowWindow = (element: HTMLElement) => element.getBoundingClientRect().top >= window.innerHeight;

function mark(element: HTMLElement): void {
  element.dataset.animate = '';
}

const Rising = styled.div`
  html[data-motion='running'] & [data-scroll-animate='waiting'] {
    translate: 0 ${space(5)};
  }

  html[data-motion='running'] & [data-scroll-animate][data-animate] {
    transition: translate 700ms ${motion.ease};
    translate: none;
  }

  ${media.reducedMotion} {
    &&& [data-scroll-animate] {
      transition: none;
      translate: none;
    }
  }

  @media print {
    &&& [data-scroll-animate] {
      translate: none;
    }
  }
`;
