import { Link } from '@kadam/shared/router';
import { Button, buttonCss } from '@kadam/shared/ui/button';
import { EmptyState } from '@kadam/shared/ui/empty-state';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { paths } from '../../paths';
import { More } from './saved-jobs.styles';

interface SavedCardsProps<Item> {
  readonly items: readonly Item[];
  readonly render: (items: readonly Item[]) => ReactNode;
}

const STEP = 12;

/** The saved jobs in steps. A job removed here stays visible until the page is left. */
export function SavedCards<Item extends { readonly id: string }>({ items, render }: SavedCardsProps<Item>) {
  const seen = useSeen(items);
  const [limit, setLimit] = useState(STEP);
  if (seen.length === 0) return <NothingSaved />;
  return (
    <>
      {render(seen.slice(0, limit))}
      {seen.length > limit && (
        <More>
          <Button variant="secondary" onClick={() => setLimit(limit + STEP)}>
            Show more saved jobs
          </Button>
        </More>
      )}
    </>
  );
}

function useSeen<Item extends { readonly id: string }>(items: readonly Item[]): readonly Item[] {
  const [seen, setSeen] = useState(items);
  const fresh = items.filter(({ id }) => seen.every((item) => item.id !== id));
  if (fresh.length > 0) setSeen([...fresh, ...seen]);
  return seen.map((item) => items.find(({ id }) => id === item.id) ?? item);
}

const NothingSaved = () => (
  <EmptyState
    title="You have not saved any jobs yet."
    text="Press the heart on a job to keep it here for later."
    action={<SearchLink to={paths.jobs}>Browse jobs</SearchLink>}
  />
);

const SearchLink = styled(Link)`
  ${buttonCss({ variant: 'secondary', size: 'md' })}
`;
