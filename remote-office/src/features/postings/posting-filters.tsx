import type { FormEvent } from 'react';
import { Button } from '@kadam/shared/ui/button';
import { Field } from '@kadam/shared/ui/field';
import { SelectField } from '@kadam/shared/ui/select-field';
import {
  CATEGORY_LABELS,
  EMPLOYMENT_TYPE_LABELS,
  JOB_TYPE_LABELS,
  optionsOf,
  STATE_LABELS,
} from '../../lib/posting-texts';
import type { PostingsSearch } from '../../lib/postings-search';
import { EmployerField } from './employer-field';
import { Filters } from './postings.styles';

interface PostingFiltersProps {
  readonly search: PostingsSearch;
  readonly onSearch: (search: PostingsSearch) => void;
}

const CHOICES = [
  { name: 'state', label: 'State', labels: STATE_LABELS },
  { name: 'category', label: 'Category', labels: CATEGORY_LABELS },
  { name: 'jobType', label: 'Work arrangement', labels: JOB_TYPE_LABELS },
  { name: 'employmentType', label: 'Employment type', labels: EMPLOYMENT_TYPE_LABELS },
] as const;

/** A choice applies immediately, search words when they are submitted. */
export function PostingFilters({ search, onSearch }: PostingFiltersProps) {
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entries = new FormData(event.currentTarget);
    const text = (name: string) => String(entries.get(name) ?? '').trim();
    onSearch({
      q: text('q'),
      employer: text('employer'),
      state: text('state'),
      category: text('category'),
      jobType: text('jobType'),
      employmentType: text('employmentType'),
      sort: search.sort,
      page: 1,
    });
  };
  return (
    <Filters role="search" onSubmit={handleSubmit}>
      <Field
        label="Title, company, place or skill"
        name="q"
        defaultValue={search.q}
        maxLength={100}
        autoComplete="off"
      />
      <EmployerField label="Employer" name="employer" defaultValue={search.employer} />
      {CHOICES.map(({ name, label, labels }) => (
        <SelectField
          key={name}
          label={label}
          name={name}
          defaultValue={search[name]}
          placeholder="All"
          options={optionsOf(labels)}
          onChange={(event) => event.currentTarget.form?.requestSubmit()}
        />
      ))}
      <Button type="submit">Search</Button>
    </Filters>
  );
}
