import { Skeleton } from '@kadam/shared/ui/skeleton';
import { space } from '@kadam/shared/ui/theme';
import styled from 'styled-components';
import { List, Row } from './dashboard.styles';

interface RowsSkeletonProps {
  /** What is on its way, for screen readers. */
  readonly label: string;
  readonly rows: number;
}

/** Keeps the place of a list while it is on its way. */
export const RowsSkeleton = ({ label, rows }: RowsSkeletonProps) => (
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
