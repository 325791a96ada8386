import { type FormEvent, useState } from 'react';
import { FIGURE_MESSAGES } from '@kadam/shared/contract/figures';
import { useNavigate, useSearchParams } from '@kadam/shared/router';
import { Button } from '@kadam/shared/ui/button';
import { Field } from '@kadam/shared/ui/field';
import { ListSection, SearchRow } from '../../lib/list.styles';
import { LoadedView } from '../../lib/loaded-view';
import { dayText } from '../../lib/times';
import { figuresHref } from '../../paths';
import { Charts } from './charts';
import { type FiguresSearch, figuresSearchText, readFiguresSearch } from './figures-search';
import { Muted, Parts } from './figures.styles';
import { Funnel, Postings, Responses } from './funnel';
import { useFigures } from './use-figures';

/** Figures of a period, which is in the URL. */
export function FiguresView() {
  const [params] = useSearchParams();
  const search = readFiguresSearch(params);
  const state = useFigures(search);
  return (
    <ListSection>
      <PeriodForm key={`${search.from} ${search.to}`} search={search} />
      <LoadedView state={state} name="figures">
        {({ from, to, by, steps, funnel, postings, responses }) => (
          <Parts>
            <Muted>
              {dayText(from)} to {dayText(to)}. Views and resume checks are counted only since the portal has this page.
            </Muted>
            {search.posting === '' && <Charts by={by} steps={steps} />}
            <Funnel funnel={funnel} />
            <Postings postings={postings} search={search} />
            {search.posting === '' && <Responses responses={responses} />}
          </Parts>
        )}
      </LoadedView>
    </ListSection>
  );
}

function PeriodForm({ search }: { readonly search: FiguresSearch }) {
  const navigate = useNavigate();
  const [error, setError] = useState('');
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entries = new FormData(event.currentTarget);
    const [from, to] = [String(entries.get('from') ?? ''), String(entries.get('to') ?? '')];
    const isWrong = from !== '' && to !== '' && from > to;
    setError(isWrong ? FIGURE_MESSAGES.order : '');
    if (!isWrong) void navigate(figuresHref + figuresSearchText({ ...search, from, to }));
  };
  return (
    <SearchRow role="search" aria-label="Period" onSubmit={handleSubmit}>
      <Field label="From" name="from" type="date" defaultValue={search.from} />
      <Field label="To" name="to" type="date" defaultValue={search.to} error={error} />
      <Button type="submit">Show</Button>
    </SearchRow>
  );
}
