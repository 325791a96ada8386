import type { ReactNode } from 'react';
import { Button } from '@kadam/shared/ui/button';
import { Loader } from '@kadam/shared/ui/loader';
import { Notice } from '@kadam/shared/ui/notice';
import type { Loaded } from './use-loaded';

interface LoadedViewProps<Data> {
  readonly state: Loaded<Data>;
  /** Name of the data in a sentence: 'messages'. */
  readonly name: string;
  readonly children: (data: Data) => ReactNode;
}

/** Shows data, a loading state, or the error with a retry. */
export function LoadedView<Data>({ state, name, children }: LoadedViewProps<Data>) {
  if (state.status === 'loading') return <Loader title={`Loading the ${name}`} />;
  if (state.status === 'ready') return children(state.data);
  return (
    <Notice
      tone="danger"
      title={`The ${name} could not be loaded`}
      action={<Button onClick={state.retry}>Retry</Button>}
    >
      {state.message}
    </Notice>
  );
}
