import { useEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { media, motion, space } from '@kadam/shared/ui/theme';
import { useMotion } from './motion';

/** Share of an element that has to be visible before it counts as seen (specification, section 9). */
const SEEN_FROM = 0.1;

/**
 * Gives every element below it that carries `data-scroll-animate` the marker `data-animate` once it is seen, and lets it rise into place.
 * Nothing is ever hidden, and nothing waits before scripts run, on paper, or where motion is unwanted.
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

// What is in sight already stays where it is; only what is yet to come makes an entrance.
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
