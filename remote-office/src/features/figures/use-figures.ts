import { getFigures } from '@kadam/shared/contract/figures';
import { callForData } from '../../lib/call-for-data';
import { useLoaded } from '../../lib/use-loaded';
import type { FiguresSearch } from './figures-search';

export const useFigures = (search: FiguresSearch) =>
  useLoaded({
    key: ['figures', search],
    load: async (signal) => (await callForData(getFigures, { query: { ...search }, signal })).figures,
    keepsPrevious: true,
  });
