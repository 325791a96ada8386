import { printable, quoted } from './errors';
import type { ImportReport, ImportRequest } from './import-file';
import type { Remark } from './record-validator';
import type { Kept } from './staging.repository';

const count = (amount: number) => amount.toLocaleString('en-IN');

export function reportText(report: ImportReport, request: Pick<ImportRequest, 'kind' | 'source'>): string {
  const { changes, kept, rejected, remarks, foreignNames } = report;
  const numbers = [
    ['added', changes.added],
    ['changed', changes.changed],
    ['unchanged', changes.unchanged],
    ...(request.kind.isClosable ? [['closed', changes.closed] as const] : []),
    ['rejected', rejected],
  ] as const;
  return [
    `${request.kind.name} of source '${request.source}', read as ${report.format.toUpperCase()}:`,
    ...numbers.map(([name, amount]) => `${count(amount).padStart(12)} ${name}`),
    ...(kept.count > 0 ? [`Note: ${keptText(kept)}`] : []),
    ...remarks.map((remark) => `Note: ${remarkText(remark)}`),
    ...(foreignNames.length > 0 ? [`Note: not used: ${foreignNames.map(printable).join(', ')}.`] : []),
    ending(report),
  ].join('\n');
}

function keptText({ count: all, titles }: Kept): string {
  const more = all > titles.length ? ` and ${count(all - titles.length)} more` : '';
  return `kept as the office has edited them: ${titles.map(quoted).join(', ')}${more}.`;
}

/** What was omitted from valid rows. */
export const remarkText = ({ sentence, count: times, place }: Remark): string =>
  `${sentence}: ${times === 1 ? `once, on ${place}` : `${count(times)} times, first on ${place}`}.`;

/** The result of an import, as text. */
export function ending({ outcome, rejected }: Pick<ImportReport, 'outcome' | 'rejected'>): string {
  switch (outcome.status) {
    case 'dry-run':
      return 'This was a dry run: nothing was changed. Repeat it without --dry-run to write this.';
    case 'bad-rows':
      return 'Nothing was changed, because rows were rejected. Correct them, or repeat with --keep-going to write the others.';
    case 'closes-too-many':
      return `Nothing was changed: ${count(outcome.missing)} of ${count(outcome.open)} open postings of this source are not in the file. If the file is whole, repeat with --close-most.`;
    case 'written':
      if (outcome.isClosingLeftOut)
        return 'Written without the rejected rows. Nothing was closed as missing: a rejected row may be it.';
      return rejected > 0 ? 'Written without the rejected rows.' : 'Written.';
  }
}
