import { Notice } from '@kadam/shared/ui/notice';
import type { Unchanged } from './use-bulk-change';

interface UnchangedListProps {
  readonly unchanged: readonly Unchanged[];
  /** What was not done: 'changed'. */
  readonly verb: string;
}

/** What a change of several has left as it is, with the reasons. */
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
