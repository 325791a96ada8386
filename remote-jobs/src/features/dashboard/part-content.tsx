import { Skeleton } from '@kadam/shared/ui/skeleton';
import { space } from '@kadam/shared/ui/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { LoadFailed } from '../../load-failed';
import { List, Row } from './dashboard.styles';
import type { Part } from './use-dashboard';

interface PartContentProps<Value> {
  readonly part: Part<Value>;
  readonly label: string;
  /** Of the skeleton. */
  readonly rows: number;
  readonly children: (value: Value) => ReactNode;
}

/** A part of the dashboard once it is loaded; before that a skeleton, or the error with a retry. */
export function PartContent<Value>({ part, label, rows, children }: PartContentProps<Value>) {
  switch (part.status) {
    case 'loading':
      return <RowsSkeleton label={label} rows={rows} />;
    case 'failed':
      return <LoadFailed message={part.message} retry={part.retry} />;
    case 'ready':
      return children(part.value);
  }
}

const RowsSkeleton = ({ label, rows }: Pick<PartContentProps<unknown>, 'label' | 'rows'>) => (
  <div role="status" aria-label={label}>
    <List aria-hidden>
      {Array.from({ length: rows }, (_, index) => (
        <Row key={index}>
          <div>
            <Skeleton width={space(28)} height={space(2.5)} />
            <Lower>
              <Skeleton width={space(20)} height={space(2)} />
            </Lower>
          </div>
        </Row>
      ))}
    </List>
  </div>
);

const Lower = styled.div`
  margin-top: ${space(1)};
`;
