import { Notice } from '@kadam/shared/ui/notice';
import type { Unchanged } from './use-bulk-change';

interface UnchangedListProps {
  readonly unchanged: readonly Unchanged[];
  /** The verb for rows that were not changed: 'changed'. */
  readonly verb: string;
}

/** The rows that a bulk change did not change, with the reasons. */
export const UnchangedList = ({ unchanged, verb }: UnchangedListProps) =>
  unchanged.length > 0 && (
    <Notice tone="danger" title={`${unchanged.length === 1 ? 'One was' : `${unchanged.length} were`} not ${verb}`}>
      <ul>
        {unchanged.map(({ id, name, message }) => (
          <li key={id}>
            {name}: {message}
          </li>
        ))}
      </ul>
    </Notice>
  );
