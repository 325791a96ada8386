import { EMPLOYMENT_TYPES, EXPERIENCE_LEVELS, JOB_TYPES } from '@kadam/shared/contract/jobs';
import { CheckboxGroup } from '@kadam/shared/ui/checkbox-group';
import { Stack } from '@kadam/shared/ui/layout';
import { changeFilters, type JobFilters } from '../../lib/job-filters';
import { EMPLOYMENT_TYPE_LABELS, EXPERIENCE_LEVEL_LABELS, JOB_TYPE_LABELS } from '../../lib/job-labels';
import type { FacetCounts, JobFacets } from '../../lib/postings-answer';
import { CtcForm } from './ctc-form';

interface SearchFiltersProps {
  readonly filters: JobFilters;
  /** How many jobs each value would show, where the server says so. */
  readonly facets: JobFacets;
  readonly onChange: (next: JobFilters) => void;
}

/** What narrows a search. A ticked box acts at once, the pay range on Apply. */
export function SearchFilters({ filters, facets, onChange }: SearchFiltersProps) {
  const change = (part: Partial<JobFilters>) => onChange(changeFilters(filters, part));
  return (
    <Stack gap={3}>
      <CheckboxGroup
        legend="Work Arrangement"
        options={optionsOf(JOB_TYPES, JOB_TYPE_LABELS, facets.jobType)}
        selected={filters.jobType}
        onChange={(selected) => change({ jobType: JOB_TYPES.filter((value) => selected.includes(value)) })}
      />
      <CheckboxGroup
        legend="Employment Type"
        options={optionsOf(EMPLOYMENT_TYPES, EMPLOYMENT_TYPE_LABELS, facets.employmentType)}
        selected={filters.employmentType}
        onChange={(selected) =>
          change({ employmentType: EMPLOYMENT_TYPES.filter((value) => selected.includes(value)) })
        }
      />
      <CheckboxGroup
        legend="Experience Level"
        options={optionsOf(EXPERIENCE_LEVELS, EXPERIENCE_LEVEL_LABELS, facets.experienceLevel)}
        selected={filters.experienceLevel}
        onChange={(selected) =>
          change({ experienceLevel: EXPERIENCE_LEVELS.filter((value) => selected.includes(value)) })
        }
      />
      <CtcForm range={filters} onApply={change} />
    </Stack>
  );
}

function optionsOf<Value extends string>(
  values: readonly Value[],
  labels: Readonly<Record<Value, string>>,
  counts: FacetCounts,
) {
  return values.map((value) => ({ value, label: labels[value], count: counts[value] }));
}
