import type { Figures } from '@kadam/shared/contract/figures';
import { type Loaded, useLoaded } from '../../lib/use-loaded';
import type { FiguresSearch } from './figures-search';
import { fetchFigures } from './figures.requests';

export const useFigures = (search: FiguresSearch): Loaded<Figures> =>
  useLoaded({ key: ['figures', search], load: (signal) => fetchFigures(search, signal), keepsPrevious: true });
