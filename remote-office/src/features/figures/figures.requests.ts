import { figures, type Figures, getFigures } from '@kadam/shared/contract/figures';
import { z } from '@kadam/shared/contract/zod';
import { call } from '@kadam/shared/http';
import { dataOf } from '../../lib/data-of';
import type { FiguresSearch } from './figures-search';

const response = z.object({ figures });

export async function fetchFigures({ from, to, posting }: FiguresSearch, signal: AbortSignal): Promise<Figures> {
  const query = { from, to, ...(posting !== '' && { posting }) };
  return dataOf(response, await call(getFigures, { query, signal })).figures;
}
