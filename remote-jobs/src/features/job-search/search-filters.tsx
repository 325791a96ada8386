import { CATEGORIES, EMPLOYMENT_TYPES, EXPERIENCE_LEVELS, JOB_TYPES, POSTED_WITHIN } from '@kadam/shared/contract/jobs';
import { CheckboxGroup } from '@kadam/shared/ui/checkbox-group';
import { Stack } from '@kadam/shared/ui/layout';
import { changeFilters, type JobFilters } from '../../lib/job-filters';
import {
  CATEGORY_LABELS,
  EMPLOYMENT_TYPE_LABELS,
  EXPERIENCE_LEVEL_LABELS,
  EXPERIENCE_YEARS,
  JOB_TYPE_LABELS,
  POSTED_LABELS,
} from '../../lib/job-labels';
import type { FacetCounts, JobFacets } from '../../lib/postings-response';
import { CtcForm } from './ctc-form';
import { Choice } from './job-search.styles';

interface SearchFiltersProps {
  readonly filters: JobFilters;
  /** Counts per value, if the server sends them. */
  readonly facets: JobFacets;
  readonly onChange: (next: JobFilters) => void;
  /** Id of the pay form, and what an external submit button does next. */
  readonly formId?: string;
  readonly onShow?: () => void;
}

/** Checkboxes apply at once, the pay range on Apply. */
export function SearchFilters({ filters, facets, onChange, formId, onShow }: SearchFiltersProps) {
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
        options={optionsOf(EXPERIENCE_LEVELS, EXPERIENCE_LEVEL_LABELS, facets.experienceLevel).map((option) => ({
          ...option,
          hint: EXPERIENCE_YEARS[option.value],
        }))}
        selected={filters.experienceLevel}
        onChange={(selected) =>
          change({ experienceLevel: EXPERIENCE_LEVELS.filter((value) => selected.includes(value)) })
        }
      />
      <CheckboxGroup
        legend="Category"
        options={optionsOf(CATEGORIES, CATEGORY_LABELS, facets.category)}
        selected={filters.category}
        onChange={(selected) => change({ category: CATEGORIES.filter((value) => selected.includes(value)) })}
      />
      <Choice>
        <span>Date Posted</span>
        <select
          name="postedWithin"
          value={filters.postedWithin}
          onChange={({ target }) =>
            change({ postedWithin: POSTED_WITHIN.find((value) => value === target.value) ?? '' })
          }
        >
          <option value="">Any time</option>
          {POSTED_WITHIN.map((value) => (
            <option key={value} value={value}>
              {POSTED_LABELS[value]}
            </option>
          ))}
        </select>
      </Choice>
      <CtcForm formId={formId} range={filters} onApply={change} onShow={onShow} />
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
