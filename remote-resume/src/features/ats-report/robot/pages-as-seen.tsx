import { onDemand } from '@kadam/shared/on-demand';
import { SmallText } from '@kadam/shared/ui/small-text';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { AtsResult } from '../../../lib/ats-result';
import { Page, Pages } from './pages-as-seen.styles';

interface PagesAsSeenProps extends Pick<AtsResult, 'fields' | 'reading'> {
  readonly file: File;
}

type Drawing = 'drawing' | 'drawn' | 'failed';

/** The rendered pages of a PDF with the parsed fields highlighted; rendered on the device. */
export function PagesAsSeen({ file, fields, reading }: PagesAsSeenProps) {
  const place = useRef<HTMLDivElement>(null);
  const [drawing, setDrawing] = useState<Drawing>('drawing');
  const isNear = useIsNear(place);
  useEffect(() => {
    const element = place.current;
    if (!element || !isNear) return;
    const controller = new AbortController();
    importDrawing()
      .then(({ drawPdf }) => drawPdf({ file, fields, reading, place: element, signal: controller.signal }))
      .then(() => setDrawing('drawn'))
      .catch(() => {
        if (!controller.signal.aborted) setDrawing('failed');
      });
    return () => {
      controller.abort();
      element.replaceChildren();
    };
  }, [file, fields, reading, isNear]);
  return (
    <Pages aria-label="The page as people see it" aria-busy={drawing === 'drawing'} data-print="no">
      <h3>{drawing === 'drawing' ? 'As people see it: being drawn …' : 'As people see it'}</h3>
      {drawing === 'failed' && (
        <SmallText>This page could not be drawn here. What the machine reads is shown beside it.</SmallText>
      )}
      <Page ref={place} />
    </Pages>
  );
}

const importDrawing = onDemand(() => import('./draw-pdf'));

/** True once an element is less than a window height away, so large content loads on demand. */
function useIsNear(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || !element.current) return;
    const observer = new IntersectionObserver((entries) => setNear(entries.some((entry) => entry.isIntersecting)), {
      rootMargin: '100% 0%',
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isNear]);
  return isNear;
}
