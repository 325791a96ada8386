import { parseArgs } from 'node:util';

export const USAGE = `Usage: npm run bench:search [-- --postings 100000 --rate 200 --seconds 20 --engine postgres|embedded --relevance]
  --postings  how many; several sizes, separated by commas and smallest first, are compared
  --rate      requests a second, sent whether or not the earlier ones have finished
  --relevance only measures whether the first postings are those a person expects (nDCG@10)`;

export interface BenchOptions {
  readonly sizes: readonly number[];
  readonly rate: number;
  readonly seconds: number;
  readonly engine: 'postgres' | 'embedded';
  /** Measures only the relevance. */
  readonly relevance: boolean;
}

/** @throws Error with a sentence and the usage */
export function readOptions(args: readonly string[]): BenchOptions {
  const { postings, rate, seconds, engine, relevance } = parse(args);
  if (engine !== 'postgres' && engine !== 'embedded')
    throw new Error(`--engine must be postgres or embedded.\n${USAGE}`);
  const sizes = postings.split(',').map((size) => whole('--postings', size, 10_000_000));
  return { sizes, rate: whole('--rate', rate, 10_000), seconds: whole('--seconds', seconds, 3_600), engine, relevance };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        postings: { type: 'string', default: '100000' },
        rate: { type: 'string', default: '200' },
        seconds: { type: 'string', default: '20' },
        engine: { type: 'string', default: 'postgres' },
        relevance: { type: 'boolean', default: false },
      },
    }).values;
  } catch {
    throw new Error(USAGE);
  }
}

function whole(name: string, value: string, max: number): number {
  const number = /^\d{1,8}$/.test(value) ? Number(value) : 0;
  if (number < 1 || number > max)
    throw new Error(`${name} must be a whole number from 1 to ${max}, not '${value}'.\n${USAGE}`);
  return number;
}
