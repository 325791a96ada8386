import { SEARCH_MAX_LENGTH } from '@kadam/shared/contract/jobs';
import { Button } from '@kadam/shared/ui/button';
import { Field } from '@kadam/shared/ui/field';
import type { FormEvent, RefObject } from 'react';
import type { JobFilters } from '../../lib/job-filters';
import { Bar } from './job-search.styles';
import { useSearchText } from './use-search-text';

interface SearchBarProps {
  readonly titleRef: RefObject<HTMLInputElement | null>;
  readonly filters: JobFilters;
  readonly onChange: (next: JobFilters, step: 'push' | 'replace') => void;
  /** The same search once more. */
  readonly onRepeat: () => void;
}

/** Job title and place. */
export function SearchBar({ titleRef, filters, onChange, onRepeat }: SearchBarProps) {
  const { text, handleType, submit } = useSearchText(filters, onChange);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!submit()) onRepeat();
  };
  return (
    <Bar role="search" aria-label="Jobs" onSubmit={handleSubmit}>
      <Field
        ref={titleRef}
        label="Job title"
        name="search"
        type="search"
        enterKeyHint="search"
        autoComplete="organization-title"
        placeholder="Title, skill or company"
        maxLength={SEARCH_MAX_LENGTH}
        value={text.search}
        onChange={(event) => handleType({ search: event.target.value })}
      />
      <Field
        label="Location"
        name="location"
        type="search"
        enterKeyHint="search"
        autoComplete="address-level2"
        placeholder="City or state"
        maxLength={SEARCH_MAX_LENGTH}
        value={text.location}
        onChange={(event) => handleType({ location: event.target.value })}
      />
      <Button type="submit">Start Searching</Button>
    </Bar>
  );
}
