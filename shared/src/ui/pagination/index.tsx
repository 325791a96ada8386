import type { MouseEvent, ReactNode } from 'react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { VisuallyHidden } from '../layout';
import { isPlainClick } from '../plain-click';
import { pageWindow } from './page-window';
import { Current, Gap, List, PageLink, Slot } from './pagination.styles';

export interface PaginationProps {
  /** From 1. */
  page: number;
  totalPages: number;
  /** URL of a page; every number is a link. */
  hrefOf: (page: number) => string;
  /** Called on a plain click instead of following the link. */
  onSelect: (page: number) => void;
  /** Name of the landmark (default 'Pages'); must be unique on the page. */
  label?: string | undefined;
}

/** Links to the other pages of a list; renders nothing for a single page. */
export function Pagination({ page, totalPages, hrefOf, onSelect, label = 'Pages' }: PaginationProps) {
  if (totalPages <= 1) return null;
  const link = (target: number, children: ReactNode, rel?: 'prev' | 'next') => (
    <PageLink
      href={hrefOf(target)}
      {...(rel && { rel })}
      onClick={(event: MouseEvent) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        onSelect(target);
      }}
    >
      {children}
    </PageLink>
  );

  return (
    <nav aria-label={label}>
      <List>
        {page > 1 && (
          <Slot>{link(page - 1, <Step icon={<ChevronLeft aria-hidden size={20} />}>Previous page</Step>, 'prev')}</Slot>
        )}
        {pageWindow(page, totalPages).map((slot, index) =>
          slot === 'gap' ? (
            <Gap key={`gap-${index}`} aria-hidden>
              …
            </Gap>
          ) : (
            <Slot key={slot.page} $isOptional={slot.isNeighbor}>
              {slot.page === page ? (
                <Current aria-current="page">{numbered(page)}</Current>
              ) : (
                link(slot.page, numbered(slot.page))
              )}
            </Slot>
          ),
        )}
        {page < totalPages && (
          <Slot>{link(page + 1, <Step icon={<ChevronRight aria-hidden size={20} />}>Next page</Step>, 'next')}</Slot>
        )}
      </List>
    </nav>
  );
}

const numbered = (page: number) => (
  <>
    <VisuallyHidden>Page </VisuallyHidden>
    {page.toLocaleString('en-IN')}
  </>
);

function Step({ icon, children }: { icon: ReactNode; children: string }) {
  return (
    <>
      {icon}
      <VisuallyHidden>{children}</VisuallyHidden>
    </>
  );
}
