import { FACETS, type FacetName, POSTED_WITHIN } from '@kadam/shared/contract/jobs';
import { CheckboxGroup } from '@kadam/shared/ui/checkbox-group';
import { Stack } from '@kadam/shared/ui/layout';
import { changeFilters, type JobFilters } from '../../lib/job-filters';
import { FACET_LABELS, POSTED_LABELS } from '../../lib/job-labels';
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
      {(Object.keys(FACET_LABELS) as FacetName[]).map((name) => (
        <CheckboxGroup
          key={name}
          legend={FACET_LABELS[name].legend}
          options={optionsOf(name, facets[name])}
          selected={filters[name]}
          onChange={(selected: readonly string[]) =>
            change({ [name]: FACETS[name].filter((value) => selected.includes(value)) })
          }
        />
      ))}
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

function optionsOf(name: FacetName, counts: FacetCounts) {
  const { labels, hints }: { labels: Readonly<Record<string, string>>; hints?: Readonly<Record<string, string>> } =
    FACET_LABELS[name];
  return FACETS[name].map((value) => ({
    value,
    label: labels[value] ?? value,
    count: counts[value],
    hint: hints?.[value],
  }));
}
