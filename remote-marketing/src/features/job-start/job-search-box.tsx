import type { FormEvent } from 'react';
import { Search } from 'lucide-react';
import { useNavigate } from '@kadam/shared/router';
import { elsewhere, jobSearchHref } from '../../paths';
import { Box, BoxField, BoxLabel, SearchButton } from './job-start.styles';

const MAX_LENGTH = 200;

/** The search form; without JavaScript it submits to the job search itself. */
export function JobSearchBox() {
  const navigate = useNavigate();
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entries = new FormData(event.currentTarget);
    void navigate(jobSearchHref({ search: textOf(entries.get('search')), location: textOf(entries.get('location')) }));
  };
  return (
    <Box role="search" aria-label="Jobs" action={elsewhere.jobs} method="get" onSubmit={handleSubmit}>
      <BoxField>
        <BoxLabel htmlFor="home-job-title">Job title</BoxLabel>
        <input
          id="home-job-title"
          name="search"
          type="search"
          placeholder="Title, skill or company"
          maxLength={MAX_LENGTH}
          autoComplete="off"
          enterKeyHint="search"
        />
      </BoxField>
      <BoxField>
        <BoxLabel htmlFor="home-job-place">Location</BoxLabel>
        <input
          id="home-job-place"
          name="location"
          type="search"
          placeholder="City or state"
          maxLength={MAX_LENGTH}
          autoComplete="address-level2"
          enterKeyHint="search"
        />
      </BoxField>
      <SearchButton type="submit">
        <Search aria-hidden="true" size={18} /> Search Jobs
      </SearchButton>
    </Box>
  );
}

const textOf = (value: FormDataEntryValue | null): string => (typeof value === 'string' ? value.trim() : '');
