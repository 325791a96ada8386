import { MAX_SEARCH_LENGTH } from '@kadam/shared/contract/jobs';
import { Button } from '@kadam/shared/ui/button';
import type { FormEvent, RefObject } from 'react';
import type { JobFilters } from '../../lib/job-filters';
import { Bar } from './search-bar.styles';
import { SuggestingField } from './suggesting-field';
import { useSearchText } from './use-search-text';
import type { FocusHandlers } from './use-frozen-while-focused';

interface SearchBarProps {
  readonly titleRef: RefObject<HTMLInputElement | null>;
  readonly filters: JobFilters;
  readonly onChange: (next: JobFilters, step: 'push' | 'replace') => void;
  /** `isRepeat`: nothing has changed since the last search. */
  readonly onSearch: (isRepeat: boolean) => void;
  /** Smaller on phones, during a search. */
  readonly isCompact: boolean;
  readonly inside: FocusHandlers;
}

export function SearchBar({ titleRef, filters, onChange, onSearch, isCompact, inside }: SearchBarProps) {
  const { text, handleType, pick, submit } = useSearchText(filters, onChange);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(!submit());
  };
  return (
    <Bar $isCompact={isCompact} role="search" aria-label="Jobs" onSubmit={handleSubmit} {...inside}>
      <SuggestingField
        kind="title"
        ref={titleRef}
        label="Job title"
        name="search"
        enterKeyHint="search"
        placeholder="Title, skill or company"
        maxLength={MAX_SEARCH_LENGTH}
        value={text.search}
        onChange={(event) => handleType({ search: event.target.value })}
        onPick={(search) => pick({ search })}
      />
      <SuggestingField
        kind="place"
        label="Location"
        name="location"
        enterKeyHint="search"
        placeholder="City or state"
        maxLength={MAX_SEARCH_LENGTH}
        value={text.location}
        onChange={(event) => handleType({ location: event.target.value })}
        onPick={(location) => pick({ location })}
      />
      <Button type="submit">Start Searching</Button>
    </Bar>
  );
}
