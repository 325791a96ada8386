import { useDeferredValue } from 'react';
import { type Employer } from '@kadam/shared/contract/employers';
import { keepPreviousData, useQuery } from '@kadam/shared/query';
import { queryKey } from '../../lib/query-key';
import { fetchEmployers } from './postings.requests';

const NO_EMPLOYERS: readonly Employer[] = [];
const MAX_TYPED = 100;

/**
 * Employers whose name contains the input. `isKnown`: whether there is an employer with exactly
 * this name; undefined while loading.
 */
export function useEmployerNames(typed: string) {
  const q = useDeferredValue(typed.trim().slice(0, MAX_TYPED));
  const { data, isPlaceholderData } = useQuery({
    queryKey: queryKey('employer-names', q),
    queryFn: ({ signal }) => fetchEmployers(q, signal),
    placeholderData: keepPreviousData,
  });
  const known = data ?? NO_EMPLOYERS;
  const isRead = data !== undefined && !isPlaceholderData && q === typed.trim();
  return {
    names: known.map(({ name }) => name),
    isKnown: isRead ? known.some(({ name }) => keyOf(name) === keyOf(q)) : undefined,
  };
}

/** Compares names as the database does (migration 0051). */
const keyOf = (name: string): string => name.replace(/\s+/g, ' ').trim().toLowerCase();
